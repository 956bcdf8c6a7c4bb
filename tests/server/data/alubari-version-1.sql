-- A running table of Alubari begun under version 1 of its rules, written by Teahouse at that time.
-- Seat 0 is in the middle of the works, has crushed a stone and could make one by version 2.
-- Table 2jvhh6hfk63a7dcf; cookie of the session that holds both seats: teahouse=JJ8qWMwwKU3GS-YFF-SQgw
BEGIN TRANSACTION;
CREATE TABLE access (
	session VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	role VARCHAR(12) NOT NULL, 
	via VARCHAR(64), 
	created BIGINT NOT NULL, 
	PRIMARY KEY (session, table_id, seat, role)
);
INSERT INTO "access" VALUES('0b289c56d804f5118eb5d51ed31e099048bb1fa58bdf67bac39fbc15860d1ac5','2jvhh6hfk63a7dcf',-1,'owner',NULL,1794902574722);
INSERT INTO "access" VALUES('0b289c56d804f5118eb5d51ed31e099048bb1fa58bdf67bac39fbc15860d1ac5','2jvhh6hfk63a7dcf',0,'seat',NULL,1794902574722);
INSERT INTO "access" VALUES('0b289c56d804f5118eb5d51ed31e099048bb1fa58bdf67bac39fbc15860d1ac5','2jvhh6hfk63a7dcf',1,'seat',NULL,1794902574722);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE hits (
	id INTEGER NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	"key" TEXT NOT NULL, 
	expiry INTEGER NOT NULL, 
	amount INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE link (
	token VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	created BIGINT NOT NULL, 
	used_by VARCHAR(64), 
	revoked BIGINT, 
	PRIMARY KEY (token)
);
CREATE TABLE move (
	game VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	command_id VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	actions TEXT NOT NULL, 
	outcomes TEXT NOT NULL, 
	data TEXT NOT NULL, 
	digest VARCHAR(64), 
	at BIGINT NOT NULL, 
	PRIMARY KEY (game, seq), 
	UNIQUE (game, command_id)
);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',1,'house-dBGCdx9TVjwgjGBOkIh3ZQ','start',NULL,'[]','[]','{}',NULL,1794902574722);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',2,'0a40918c-942c-44ce-b2a3-8201f0afd657','act',1,'["place C1"]','[[]]','{}','d328ec9642ddffcb223bfd74c9e23042',1794902574781);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',3,'94b8c303-ac7a-4da1-82ab-658f87798d64','act',0,'["place C2"]','[[]]','{}','04d83c3866dffda26f4f11ba68b5b867',1794902574881);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',4,'1e1d8309-e49c-44f2-a4a8-cd3672208263','act',1,'["place D1"]','[[]]','{}','7a1e97c9f79649db92597216de025ba9',1794902574920);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',5,'a3b27001-cbb4-4392-bad9-cd58c639b206','act',0,'["place D2"]','[[40,21,38,34,17,26]]','{}','da221cb301af3e1662f029bb30757321',1794902574982);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',6,'771c369c-29ca-41ae-a929-f10c96c4616b','act',1,'["place C2"]','[[]]','{}','a171e88e888fd45f11c254343660715d',1794902575058);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',7,'d4df8d70-ab35-4c2a-b3d0-122d528c3810','act',0,'["place C1"]','[[]]','{}','7b69c078e7cbad3d1464cae0805a2991',1794902575110);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',8,'b636ec38-c766-4b7e-9ef4-72abfa12ab30','act',1,'["place E2"]','[[]]','{}','91dc88c692780e02e2a238370d2fdcdc',1794902575175);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',9,'81b95e7c-6d6d-4b53-b181-63a73b7adef9','act',0,'["place D1"]','[[31,3,2,16,18,31]]','{}','6f99ae3c1e757154d580659958e11122',1794902575216);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',10,'e62be709-19d7-40cc-b42a-ec4b6f2f3a47','act',1,'["place C2"]','[[]]','{}','403d8eae64c725f6caf64f0b773ee027',1794902575410);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',11,'1afcfa9f-4c28-4492-9b8c-7b0788eb0b97','act',0,'["place C1"]','[[]]','{}','2f8cc22b3dafbbb8735d05fff8a1e893',1794902575455);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',12,'41d487a5-bfd3-4a55-a22d-dd21fd10e0ef','act',1,'["place E1"]','[[]]','{}','dc99247cfc4249e9ac4ec9e03584d9aa',1794902575488);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',13,'1170bae9-2519-4f72-a0cf-f619aea14c3f','act',0,'["place A2"]','[[]]','{}','a9240a5cf52b9336487abf2e56ccecaf',1794902575608);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',14,'753f8612-b2c9-419c-b163-37c5c069d83e','act',0,'["cube chai"]','[[]]','{}','0e6ffa9747aa9764aab6a1561d52feb7',1794902575836);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',15,'61b35413-b168-4997-85de-c1a7a54ca854','act',0,'["cube iron"]','[[]]','{}','d0b8c0c47075d448bb7d7b225cf7c9ce',1794902576061);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',16,'c08e1ee7-a78b-4aea-a2d5-80fc9080e36c','act',0,'["cube stone"]','[[]]','{}','e8f9dd41a0d1655801ef4a6fd625ce97',1794902576150);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',17,'bc392eb3-e244-43ff-ab10-951bafb3034a','act',0,'["chai"]','[[]]','{}','5658cc2da4c1eeab3c66577a50240bf9',1794902576248);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',18,'1212bd66-08b5-45c1-9fe4-de55730604b5','act',0,'["make crush"]','[[29,18,0,8,2,1]]','{}','4469e6010e05eb06a6d783aedba801b4',1794902576314);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',19,'6ab5978f-6fd0-4fe7-9327-2b17a0c7a8e7','act',0,'["place C2"]','[[]]','{}','4ee5b75485ffeba2052095f11427ffa1',1794902576397);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',20,'abeb8ff9-dbed-4906-a33c-6fa815cfbe83','act',1,'["place C1"]','[[]]','{}','f09aec539fe11286161f5ee329b34621',1794902576496);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',21,'6328338f-f3b9-4944-8aba-d6b98dd37be6','act',0,'["place B1"]','[[]]','{}','d832ceb18c7b141dd01f18ced93f40db',1794902576528);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',22,'2a3344ec-c10b-49e9-bb9f-9652f305b8a3','act',1,'["place G1"]','[[]]','{}','4b62cc1cdfcea4c09637bfd92db7ef66',1794902576571);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',23,'c946dcb9-5fe4-4453-bd94-189839d37561','act',0,'["done"]','[[1,17,11,25,6,15]]','{}','ead72a247af2886c0b874b9d22ad5294',1794902576623);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',24,'239b89a2-76a6-4e81-8960-d8e05464f1f2','act',0,'["place C2"]','[[]]','{}','08857bfc31ba8351850d332115d555a1',1794902576678);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',25,'494ee926-3e1f-4146-9a80-6ed2795e12c7','act',1,'["place C1"]','[[]]','{}','56385628ffc18429be8403a50b8f06f9',1794902576720);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',26,'68370522-3b63-4d84-b38b-9ced7c0132e4','act',0,'["place A1"]','[[]]','{}','0bb6feac36b2a8685c62f2731e18b4b7',1794902576758);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',27,'b7e00bea-11e4-40ef-9f9a-30268e21df93','act',1,'["place B1"]','[[]]','{}','3283e77015923752993a47f6598a7b09',1794902576830);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',28,'10bf2483-0525-47d0-b680-eb08469e8e27','act',0,'["cube iron"]','[[]]','{}','181e2ae694baa324c2be52ed8fd8a07d',1794902576844);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',29,'7dbd9edb-78ef-4ccb-b79c-032042a860f0','act',0,'["cube chai"]','[[]]','{}','970d2dd7df44a8f5c2940255fbf73749',1794902576862);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',30,'dc787b48-570b-4b2f-a29f-c53b54994e73','act',0,'["cube iron"]','[[]]','{}','212b512167ccc86e69472c891f705545',1794902576877);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',31,'22a19902-48bc-4dc8-8787-2ad4e668e0ba','act',1,'["make stone-from-yard"]','[[]]','{}','059e3bfef3e1f1d2b9fdd382c71077fc',1794902576893);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',32,'b543f9e4-b81b-42dd-83b5-26d5356d00d2','act',1,'["make crush"]','[[]]','{}','95a4e7c32ec7879c767b4ae5dee42228',1794902576908);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',33,'f4be36d5-149f-465d-9754-9acc9adceeb7','act',0,'["chai"]','[[]]','{}','9843c0a9bf60bb849740c291cb0168b9',1794902576955);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',34,'eee1399c-494f-47db-83ca-8938fbbc6d5c','act',0,'["done"]','[[4,21,11,1,12,0]]','{}','7d85a8dd7036fc78ce7d50fd6c5bc77e',1794902577044);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',35,'d17f1a0e-e4a4-49bf-b2d0-2ad729aaa7b2','act',0,'["place C2"]','[[]]','{}','693dc10b306a8e61208767a331bc3fe6',1794902577130);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',36,'8972bdd8-2f4d-496f-a890-27a711456c9f','act',1,'["place C1"]','[[]]','{}','16f097ddccee84f689b04a0ad49669ed',1794902577213);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',37,'a9694150-e675-4862-948d-a293194dd7e9','act',0,'["place G1"]','[[]]','{}','9bb818271760adf1da3c01722f41c700',1794902577350);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',38,'38c487fb-4eb4-4139-98fe-07be85ac517c','act',1,'["place A2"]','[[]]','{}','1dac197fb515f630b770ce52f0e5c62e',1794902577405);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',39,'c1c3ad7e-f184-4a29-a070-c1de7e92d7e0','act',1,'["cube iron"]','[[]]','{}','6e4b417dc5acbea94a055fcfd4c46474',1794902577461);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',40,'7651deca-e86b-459b-a77d-524374bb5b78','act',1,'["cube chai"]','[[]]','{}','ee411ba720584ef762ea7d033d19ed39',1794902577520);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',41,'12dfd707-0345-41ae-ac71-2d6c8fb87124','act',1,'["cube iron"]','[[]]','{}','0555b7efe36fd4e5c7e9b286bd4e97ca',1794902577590);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',42,'837c20d9-0cab-4548-8985-e72bef576b3d','act',1,'["chai"]','[[]]','{}','7e6bcca7a7248e31cb8a2e648f41d1cd',1794902577625);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',43,'cbbaefac-a51d-4de6-b3cc-bec35e0f06ad','act',1,'["done"]','[[]]','{}','e1340688c5b0f3c4c79b544d0281cb59',1794902577669);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',44,'f12d8574-46ed-4bda-b3f9-b371d5069e13','act',0,'["make stone-from-yard"]','[[]]','{}','0be12552c051924af69a7f2013444f7b',1794902577736);
INSERT INTO "move" VALUES('2jvhh6hfk63a7dcf',45,'b1b68e72-c1fa-4454-9026-53bed558300e','act',0,'["make crush"]','[[]]','{}','0adce04d1361bd570f5acd4c6f66e41a',1794902577776);
CREATE TABLE mute (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	muted INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat, muted)
);
CREATE TABLE note (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
CREATE TABLE presence (
	process VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seats TEXT NOT NULL, 
	spectators INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (process, table_id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	components TEXT NOT NULL, 
	components_digest VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	seats TEXT NOT NULL, 
	seed TEXT, 
	start TEXT, 
	nonce VARCHAR(32) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	updated BIGINT NOT NULL, 
	due BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('2jvhh6hfk63a7dcf','alubari',1,'{}','1a8769d5facbddeb','{"players":2,"alubari_estate":"printed","first":"random"}','{"clock":{"kind":"none","seconds":0},"over":"bot","level":"easy","vote_seconds":120}','[{"name":"Ann","level":null,"kind":"person"},{"name":"Ben","level":null,"kind":"person"}]','0x9217a885a22af703bcaba03469bf38ca',NULL,'25ca562fc8df75b5f2335e5548249d61','035d3c65e4e75a610d313ff957100bb1449d24522084037ffb2a6ba0fedc5052',1794902574722,'running','screen',1794902577776,NULL);
CREATE TABLE webhook (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	url TEXT NOT NULL, 
	shape VARCHAR(8) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_by_status ON tables (status, kind, updated);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX access_by_table ON access (table_id);
CREATE INDEX link_by_table ON link (table_id);
CREATE INDEX chat_by_table ON chat (table_id, id);
CREATE INDEX webhook_by_table ON webhook (table_id);
CREATE INDEX presence_by_table ON presence (table_id);
CREATE INDEX hits_by_time ON hits (at);
COMMIT;
