import { expect, test } from "vitest";
import { reachOf } from "./reach";

test.each([
  ["http://127.0.0.1:8080/join/x", "machine"],
  ["http://localhost/join/x", "machine"],
  ["http://[::1]:8080/join/x", "machine"],
  ["http://192.168.1.20:8080/join/x", "network"],
  ["http://10.77.0.1/join/x", "network"],
  ["http://172.20.0.2/join/x", "network"],
  ["http://[fd12::1]/join/x", "network"],
  ["http://kitchen:8080/join/x", "network"],
  ["http://kitchen.local:8080/join/x", "network"],
  ["http://172.32.0.2/join/x", "public"],
  ["https://tea.example/join/x", "public"],
  ["http://203.0.113.7/join/x", "public"],
])("%s works: %s", (address, reach) => expect(reachOf(address)).toBe(reach));
