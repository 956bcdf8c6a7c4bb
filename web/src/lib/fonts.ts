// The bundled fonts, waited for so that nothing moves when they come.

const FACES = ["16px Open Sans", "16px Vollkorn", "italic 16px Vollkorn"];
const LONGEST = 1500; // on a slow line the page starts with what the system has

export async function fontsLoaded(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, LONGEST));
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([all, late]);
}
