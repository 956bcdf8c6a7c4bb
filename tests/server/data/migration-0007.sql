-- A database as Teahouse wrote it at migration 0007, before entries had a foreign key to tables.
-- Table f7nsahg2qiuyok7x runs, of Ann (cookie teahouse=w8xcGODILsjFvEftKLaZUQ) and Ben
-- (ZV8B452zv-y__jhk4QQyPA); 7p4b6ja6rez2elr9 was played to its end by bots; nj2xxl3hz7s4jm52 ended
-- when somebody resigned; mpruo6sq304gko39 waits in the lobby.
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
INSERT INTO "access" VALUES('256582e5ccf1531e9bca606e19fe0bd8f4fc597a7ff69f88cf2098383e19dbec','f7nsahg2qiuyok7x',-1,'owner',NULL,1794914719971);
INSERT INTO "access" VALUES('256582e5ccf1531e9bca606e19fe0bd8f4fc597a7ff69f88cf2098383e19dbec','f7nsahg2qiuyok7x',0,'seat',NULL,1794914719971);
INSERT INTO "access" VALUES('b3b7542d4894587c2c3b278347193fe948a62b0059745236e4b186036e6e23d1','f7nsahg2qiuyok7x',1,'seat',NULL,1794914720293);
INSERT INTO "access" VALUES('256582e5ccf1531e9bca606e19fe0bd8f4fc597a7ff69f88cf2098383e19dbec','7p4b6ja6rez2elr9',-1,'owner',NULL,1794914720671);
INSERT INTO "access" VALUES('37192efcfee0cd60a3556e769aca5dbf4caba398b8354bee1d4f3d0d69297517','nj2xxl3hz7s4jm52',-1,'owner',NULL,1794914722170);
INSERT INTO "access" VALUES('37192efcfee0cd60a3556e769aca5dbf4caba398b8354bee1d4f3d0d69297517','nj2xxl3hz7s4jm52',0,'seat',NULL,1794914722170);
INSERT INTO "access" VALUES('266070b9dc2624396e6bbbb3243898af32e60fbf1e0a038cd31b313f0e585cb3','nj2xxl3hz7s4jm52',1,'seat',NULL,1794914722237);
INSERT INTO "access" VALUES('256582e5ccf1531e9bca606e19fe0bd8f4fc597a7ff69f88cf2098383e19dbec','mpruo6sq304gko39',-1,'owner',NULL,1794914722326);
INSERT INTO "access" VALUES('256582e5ccf1531e9bca606e19fe0bd8f4fc597a7ff69f88cf2098383e19dbec','mpruo6sq304gko39',0,'seat',NULL,1794914722326);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE ban (
	id INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	why TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, session VARCHAR(64), 
	PRIMARY KEY (id)
);
INSERT INTO "chat" VALUES(1,'f7nsahg2qiuyok7x',0,'Ann','hello',1794914720640,'256582e5ccf1531e9bca606e19fe0bd8f4fc597a7ff69f88cf2098383e19dbec');
CREATE TABLE control (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "control" VALUES('address_key','4e20607b4b5b2cc65ac890cdbcf13e1006fc4a5b2e9b32a7134f72a2081759e7');
CREATE TABLE hits (
	id INTEGER NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	"key" TEXT NOT NULL, 
	expiry INTEGER NOT NULL, 
	amount INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "hits" VALUES(1,'202ae7a2f2606f67','LIMITER/0f3369d26055452b30b884c1a2f1b33c/1000000/1/minute',60,1,1794914720075);
INSERT INTO "hits" VALUES(2,'202ae7a2f2606f67','LIMITER/9772983f4000bfe3a9574beb0117247e/1000000/1/hour',3600,1,1794914720075);
INSERT INTO "hits" VALUES(3,'202ae7a2f2606f67','LIMITER/0f3369d26055452b30b884c1a2f1b33c/1000000/1/minute',60,21,1794914721120);
INSERT INTO "hits" VALUES(4,'202ae7a2f2606f67','LIMITER/7bf4354b4c9ab11524e6743ef79236af/1000000/1/minute',60,2,1794914721120);
INSERT INTO "hits" VALUES(5,'202ae7a2f2606f67','LIMITER/acb035e1e08e13f6af265bd0c6c66976/1000000/1/minute',60,2,1794914721120);
INSERT INTO "hits" VALUES(6,'202ae7a2f2606f67','LIMITER/6cdd35e22c166b7f78512a98ec5eaa5c/1000000/1/minute',60,1,1794914721120);
INSERT INTO "hits" VALUES(7,'202ae7a2f2606f67','LIMITER/9772983f4000bfe3a9574beb0117247e/1000000/1/hour',3600,1,1794914721120);
CREATE TABLE host_change (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	what VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL
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
INSERT INTO "link" VALUES('b9640aef14c2c33a9713a7a7d4857dcd61d9eefac017152f983892a26ae61c06','f7nsahg2qiuyok7x',1,'invite',1794914720223,'b3b7542d4894587c2c3b278347193fe948a62b0059745236e4b186036e6e23d1',NULL);
INSERT INTO "link" VALUES('fdd42bd6208f15684731fc21bc02b4af5cb9dd67d5dfaa977d552398b2909f4d','nj2xxl3hz7s4jm52',1,'invite',1794914722197,'266070b9dc2624396e6bbbb3243898af32e60fbf1e0a038cd31b313f0e585cb3',NULL);
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
INSERT INTO "move" VALUES('f7nsahg2qiuyok7x',1,'house-ZtWOmpofAXoUfs1wUcqbGQ','seat',1,'[]','[]','{"seat":1,"kind":"person","name":"Ben","session":"b3b7542d4894587c2c3b278347193fe948a62b0059745236e4b186036e6e23d1"}',NULL,1794914720287);
INSERT INTO "move" VALUES('f7nsahg2qiuyok7x',2,'house-f8pciIwlPKwD8ONAGLMmsA','start',NULL,'[]','[]','{}',NULL,1794914720320);
INSERT INTO "move" VALUES('f7nsahg2qiuyok7x',3,'411190f1-6548-4df4-bb05-a22f56f8b7f6','act',0,'["c3"]','[[]]','{}','8bb0e8b77ee8939a0ffe6db7691089bf',1794914720490);
INSERT INTO "move" VALUES('f7nsahg2qiuyok7x',4,'6fb7a2fb-fe38-4c70-8424-b3d828d1fab5','act',1,'["f3"]','[[]]','{}','438bbfad06a266ce61a1fdd88d574901',1794914720538);
INSERT INTO "move" VALUES('f7nsahg2qiuyok7x',5,'0077d33e-4ce2-4c5c-9582-76970daafdee','act',0,'["c2"]','[[55]]','{}','4bafa65a859f96791b275cec2bdace8d',1794914720575);
INSERT INTO "move" VALUES('f7nsahg2qiuyok7x',6,'26ebca12-bfc6-4b32-a760-a21c40530475','act',1,'["d3"]','[[8]]','{}','559ba5d3ece116fed0ece413bf724e7a',1794914720623);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',1,'house-Mq1cQDgSegnIk9alrL6Bsw','start',NULL,'[]','[]','{}',NULL,1794914720671);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',2,'house-QQpEPJYuu58mDwF6CdKcpA','act',0,'["f3"]','[[]]','{}','8011e0077f9da6c2defb9708d1a40346',1794914720784);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',3,'house-F6l9OJACjNFpNXtnypvoSQ','act',1,'["d1"]','[[]]','{}','c1a58e485c5cc25cad550676351b4879',1794914720797);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',4,'house-4Gx2ttY4hmBy4T0gIw_sWQ','act',1,'["face S"]','[[]]','{}','8baf91794770d2c0f2a66a95b877cc81',1794914720808);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',5,'house-AmoTYtl0XWrYEesjlXgMIw','act',0,'["f6"]','[[33]]','{}','41cf17dee7d6bde5bb3273b6c378f44e',1794914720816);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',6,'house-MMWcSM4k1IOcTCn4ZGOrvA','act',1,'["d3"]','[[13]]','{}','6726c27072f847872cb051b2d33b6088',1794914720826);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',7,'house-g99_ynWwOt1lwAqgJzQbeg','act',0,'["d6"]','[[57]]','{}','18be1b12fe1bc85d8dad93cef5c4bf32',1794914720839);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',8,'house-rqRtVB6c-LJTZHZenQ9owg','act',1,'["d2"]','[[26]]','{}','e81c33e0142d7351feab0fa3280a1e89',1794914720850);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',9,'house-WN6opPE9T0expicYy8xBKQ','act',0,'["d4"]','[[39]]','{}','ce85f337c96116fb8c7c0ac2476c6af1',1794914720862);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',10,'house-q3denALD8i2FgYFtJGRlbA','act',0,'["ship green"]','[[]]','{}','f7c781517f793d63d477786a55c711f9',1794914720878);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',11,'house-veRs-SR8hvMtIU4A3R6tmg','act',1,'["d1"]','[[56]]','{}','49395b6a568557931886cdb4a64daffb',1794914720885);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',12,'house-zJAwEzUldL_ai-Ym2bdqkw','act',0,'["e4"]','[[52]]','{}','440924601977d813ff4d668d516d192d',1794914720909);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',13,'house-RUsBwNzgi5fyjOMhPUML7Q','act',1,'["d2"]','[[8]]','{}','3be8dbdaf9f22eb4b524a7129efc1153',1794914720921);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',14,'house-JNES7jNkClDsjkERXUl18Q','act',0,'["e8"]','[[14]]','{}','e7d7d61baaa47a443c9a17a5fb060bd0',1794914720926);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',15,'house-UeT23_pLqOpN56RL3-rlFw','act',1,'["d4"]','[[51]]','{}','dc07d513575b261579d50386f2192d08',1794914720935);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',16,'house-zRVmI1atsyM16v0b3MNZWg','act',0,'["d8"]','[[41]]','{}','86746409d2937f804a083591bcff2b6d',1794914720951);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',17,'house-P_M72r1X48sgYa-ngHuf9g','act',1,'["d7"]','[[48]]','{}','ee4ce4a5bb24eef12771c1d7c9e51fc5',1794914720967);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',18,'house-fhvX_KIfG-P8MjrEXpjbdQ','act',0,'["d3"]','[[34]]','{}','547f4030de5fcd83d2303fc6e5044891',1794914720981);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',19,'house-sW-6pz5pZXu_8onpA7JKDg','act',1,'["c7"]','[[22]]','{}','134b056a6d3fbcff5d2a3e105e1c8146',1794914721006);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',20,'house-SG1vyaaWR3RqbdgyliWiSA','act',1,'["ship black"]','[[]]','{}','b28ae2382a5f0acb6dc1ada6ccb6694e',1794914721026);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',21,'house-umhbPFVa_5TceHcKseIUMA','act',1,'["use both"]','[[]]','{}','d5d56a9fcd8d2db64dd166c0625c0975',1794914721048);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',22,'house-SHYnq0nxkqJE_EIyqLxE6Q','act',0,'["d5"]','[[19]]','{}','e096e2638fb8576c15502b6212281210',1794914721062);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',23,'house-Ndavf1v3W2QB_WzL-ZqyUA','act',1,'["c8"]','[[35]]','{}','844ac7f071de863559b13b2b2755539d',1794914721068);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',24,'house-y6dmYEIZ-o8QzkiewEU7Mg','act',0,'["d3"]','[[33]]','{}','6813a8550dc5883118aa4b5de7796b92',1794914721076);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',25,'house-AmeSsjyS0LoXYbsgXq1Oag','act',1,'["c4"]','[[40]]','{}','22e5cc1bc2817c81a82a4651e75e8e56',1794914721091);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',26,'house-I008xkbllQyQaFMtG0S3rg','act',0,'["d1"]','[[28]]','{}','5ae343be9264046f85ebf6de9b21b6bf',1794914721101);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',27,'house-wmm8J4k1IGTST8ihp20Pbg','act',1,'["b4"]','[[40]]','{}','356b30ad1b5cbd2e85e94e6b8ee23ccb',1794914721123);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',28,'house-oCrmEPhbG9pdNW5Vn7YPcA','act',0,'["e1"]','[[4]]','{}','8afdaebdf0887ca0b563db1bcc5f1e14',1794914721139);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',29,'house-CJaAd-A9IgLWTEi3ROVOww','act',1,'["b6"]','[[38]]','{}','4499ec3c4bd635258b96c4bacced69ab',1794914721151);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',30,'house-Zf9BQyNYC_xEiMmNClO8aA','act',1,'["ship black"]','[[]]','{}','ee707c84b961072b10ed6f0997bddf5b',1794914721168);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',31,'house-dt767h-OnVQN7swsCsZCjw','act',1,'["twos 1"]','[[]]','{}','86f2a759ab5e6f538843acc64f524c40',1794914721178);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',32,'house-aIHinUfBTG1S22GJQakuZg','act',1,'["use fresh"]','[[]]','{}','b77dd437d4cf30d06654443015e521fb',1794914721195);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',33,'house-DaOxMDhqMAqZLHAjIlhmWA','act',0,'["d1"]','[[37]]','{}','afbb8d617b4e02200471a32b9e554cd2',1794914721209);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',34,'house-bHAGwY13XiKJhzmMSyyCkw','act',0,'["keep"]','[[]]','{}','8793316f67af35f9e817aa5cd32971f8',1794914721229);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',35,'house-OjUieVsZRWkzQ11YYps7pg','act',1,'["b8"]','[[30]]','{}','b8102dcad55f5f90bb48016804507b60',1794914721249);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',36,'house-8Hpm3hjFuo2joos8VgC-5g','act',0,'["e1"]','[[20]]','{}','17523650075c04a2bc72cf05dbd1d4f5',1794914721273);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',37,'house-5wnAzIWiVUp6p29S-hqWUA','act',0,'["keep"]','[[]]','{}','d033cb1d5842173c0957f3c11924c0f5',1794914721287);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',38,'house-idTSjAGU8mDfRiSEfn_FCQ','act',1,'["c8"]','[[31]]','{}','1d51274bae9a9fb407fda2901d5bf75d',1794914721295);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',39,'house-LGBKXEvOrBZn5sPFlLJd1g','act',1,'["keep"]','[[]]','{}','9534c19ced2eff515fc87bbbd5adbf61',1794914721308);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',40,'house-YtSZyekGOSrjCgaV5n7fMQ','act',0,'["d1"]','[[22]]','{}','bced4968b242ac0f5e9d134c54c0f9a1',1794914721327);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',41,'house-j2Pxq70ESyGcqYabGZG7eg','act',0,'["ship black"]','[[]]','{}','e8d202b946b584580f74556becc1ff70',1794914721335);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',42,'house-mjUscH812ABAEZ45H0pxHA','act',0,'["twos 2"]','[[]]','{}','184b53691e4f00003140ed395eedb612',1794914721349);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',43,'house-Mn67VD-8urGZUhSwxXUM4A','act',0,'["use fresh"]','[[]]','{}','8778e2e8ea951ea52583aef7bc712706',1794914721360);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',44,'house-ox97qpRg1p-qGthpyjqOiw','act',1,'["c7"]','[[0]]','{}','28a448dc6cab1b3add083f0d111280fd',1794914721379);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',45,'house-tdxUklbApxde5UcDzvP4kQ','act',1,'["ship red"]','[[]]','{}','1ed5047c4ecdec19fef229e380d9621d',1794914721398);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',46,'house-TPeY8VTSaOEFpNyPC807SA','act',0,'["d3"]','[[8]]','{}','73d0862c7fe94cb6f2c6ca4da9f825f4',1794914721414);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',47,'house-m0ahBXqv4kS_H5v5CJDBUA','act',0,'["ship green"]','[[]]','{}','2fae96129e3f33608af373fad5b06602',1794914721424);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',48,'house-BY6k0fWYD3vLJemVTcJo7Q','act',0,'["twos 1"]','[[]]','{}','9c2700461c389c2b3d4c4b74577380af',1794914721451);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',49,'house-ghr8ebBuY85FChUw4D4Yqw','act',0,'["use double"]','[[]]','{}','f301f37ff04d695f649507383134f1a3',1794914721468);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',50,'house-Q2V4iFes93XCgJV6qvbmjQ','act',1,'["c6"]','[[15]]','{}','27a9bbba4bfded61136e7d4182f8f28c',1794914721492);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',51,'house-7MotCh6q9DB1n6uxcO1eMg','act',1,'["keep"]','[[]]','{}','2eaeaea0606731996f4d3a678918b6c5',1794914721531);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',52,'house-r_nY14I3RJXL8vIvjm3EQg','act',0,'["f3"]','[[20]]','{}','ec7e06a833be3363d03540b5ab0bc7cf',1794914721562);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',53,'house-eUXr0JosnQVgiNYyqbWC4w','act',0,'["ship white"]','[[]]','{}','c17af4499dd376e593ffb03f2676d089',1794914721581);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',54,'house-QXXaj0Ji5ToCsy780Jm8iA','act',0,'["twos 1"]','[[]]','{}','2ae3e861c236c9fa2566bcba6b6c0fcf',1794914721603);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',55,'house-U7BEOHUXsagXgbB9Z_GWYA','act',1,'["c8"]','[[48]]','{}','05188068c010c5dad1b1a68298e8d208',1794914721615);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',56,'house-8G0phEv_Es88XFH3DMsRwA','act',1,'["ship green"]','[[]]','{}','d7ed9888ee764b4ffe9de279ce22d193',1794914721628);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',57,'house-PMWda2M1WgoSbv0-3-kiHg','act',0,'["d3"]','[[40]]','{}','f30329607ae030b3541803ff6995bd6d',1794914721636);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',58,'house-7Ht255hwHf4LqWHBDx7jgg','act',1,'["c7"]','[[28]]','{}','924a749dee439de5c7c93b79870d9ddb',1794914721649);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',59,'house-NRZgBsukVoeR0ZoOrSY-fw','act',0,'["d2"]','[[47]]','{}','b25490d3744171b1f3fcd3cd20754a2b',1794914721678);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',60,'house-BlC4ocnzg9wRF7KisBzCVg','act',1,'["b7"]','[[8]]','{}','ae6df7bc77bee7cb354caecb0140b832',1794914721692);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',61,'house-mJCjCbzGG01V2VNrPtjc7g','act',1,'["ship black"]','[[]]','{}','9ef05c8d0bbb405a21f96f30663250aa',1794914721701);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',62,'house-e84hqTi4fsYQxYqzt6hnJQ','act',0,'["d3"]','[[15]]','{}','48a0205161b884c6d638c9ece1a34ef7',1794914721712);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',63,'house-wHtfGnS36vZroL18ohxNhw','act',1,'["b5"]','[[44]]','{}','d91098e46ea19814f0b726938da1cb77',1794914721723);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',64,'house-z7cJ0NxQxrvThiT6o11KXg','act',1,'["ship white"]','[[]]','{}','3043751f78bfd700644592c0e508ddc0',1794914721737);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',65,'house-Eft5Negyyebms-91APFQ1g','act',0,'["c3"]','[[42]]','{}','a779aeba4bb6fa7a9a8b40cd36020bb6',1794914721748);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',66,'house-VUHi4PafNmnJVEwat5BxnA','act',1,'["g5"]','[[16]]','{}','e7c7ae01e5c6ae8ca705b8cf7b5fadd4',1794914721764);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',67,'house-5InvGqW6DIX3PhZxffIh4g','act',0,'["c9"]','[[37]]','{}','631b06040b22c521bb45b004062b00b5',1794914721775);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',68,'house-xtrzLan3N2k4pHYmToBPzA','act',1,'["f5"]','[[8]]','{}','4dbb08423d2e8bd0578481bcd2d7bb6d',1794914721794);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',69,'house-q9oJ0j-3dwS7Yug7St79sA','act',0,'["d9"]','[[15]]','{}','b7e14607b906867c5e405b34fde61f50',1794914721808);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',70,'house-JJtDsvIXNAPbOpMYdoku_w','act',0,'["keep"]','[[]]','{}','37473cbc2c43688a9ab011f73d658133',1794914721820);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',71,'house-nB5ExQ4UMmwkrw2yYjQtRg','act',1,'["h5"]','[[8]]','{}','297e9c914ac2b3906ec53df2ce31cf2c',1794914721831);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',72,'house-5stbyhJWpXaGxadh6WZsvQ','act',1,'["ship black"]','[[]]','{}','f5666630a69ee2821d8154ff9b8d3771',1794914721844);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',73,'house-1wT1oK4FT7eMyFSSkD8IXw','act',1,'["threes 1"]','[[]]','{}','8f5ab99cdfeb0dd9f07e1a0bc9064784',1794914721859);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',74,'house-ZCa_qYowQ4x1KtqtFxsGBA','act',0,'["d5"]','[[6]]','{}','cbbeb407ecd8b79e5377d885f4c499dd',1794914721876);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',75,'house-iHgeYMIpNMhVt6tXw-LOFQ','act',0,'["keep"]','[[]]','{}','d127846b9c410c368ab600b16635927e',1794914721887);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',76,'house-HuOtVNK30kzuD7ak_cqekg','act',1,'["i5"]','[[13]]','{}','604f218d6d201fdb8bb6e0140d7741ae',1794914721901);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',77,'house-QHCBlnCtgppJtLH6xGIVFw','act',0,'["g5"]','[[16]]','{}','f134f7cf9b8b7f753ccce4477159580c',1794914721908);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',78,'house-Yzwm4x024keWySemsApOAg','act',0,'["ship red"]','[[]]','{}','25fa0832cbac2a1f6e9b0a622cf76054',1794914721919);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',79,'house-MSGoJFn1UHXnslttWuUU5g','act',1,'["i4"]','[[0]]','{}','23ae6c97fbe9f9d5aad39b357422f3d4',1794914721927);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',80,'house-EnsmvWKw6-i1oP6MIWmx-g','act',0,'["e5"]','[[37]]','{}','7f5eafed456bc0ae34543a8afabf099e',1794914721941);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',81,'house-2LxsI5F92iiFZ6dyQE9hnQ','act',1,'["i5"]','[[12]]','{}','74ae60f0bf989b4e7f43ce883f71bfb4',1794914721955);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',82,'house-fcBQOj0HDhh16FveKdlJ6w','act',1,'["ship black"]','[[]]','{}','4670a2acbf5469f8cf58090659b184d1',1794914721966);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',83,'house-gKs_Fx9_KmAY7dngvJPZng','act',0,'["e4"]','[[45]]','{}','ca76a733319c3ac7fe9e7276f87b492c',1794914721975);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',84,'house-35WJmgL7kWtde7jF-QXoVA','act',0,'["ship green"]','[[]]','{}','05d722ff0e350d98258b97b7784d9a3b',1794914721988);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',85,'house--yFeTCytW27Jgm4gW9RiKg','act',0,'["twos 2"]','[[]]','{}','35cb8b2616929e3e5fcfcc236415b7dc',1794914721992);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',86,'house-MYGBJenU8w3jUmyOj8nM_A','act',1,'["g5"]','[[9]]','{}','50c1eaa1d9c688f30de5ea52ed2bd660',1794914721997);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',87,'house-577sCCgiB5QHpO5vhvYd_A','act',1,'["ship white"]','[[]]','{}','efcb23c37e8684a8e4a767ae723fdd24',1794914722002);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',88,'house-diCQlzsYaWG1J_CekliAfQ','act',0,'["e8"]','[[23]]','{}','416fe65e79e3f09113b7af823b8a796d',1794914722006);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',89,'house--Enz3u-9oNV_YstbTD40Bw','act',1,'["e5"]','[[15]]','{}','0e2bea98e9ec671cdbb62c57cfdf915e',1794914722009);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',90,'house-CrFg-2HzhxEFat6RxPzybw','act',0,'["e6"]','[[13]]','{}','0bd3ea4a5897c33be207ddb015a450cb',1794914722016);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',91,'house-M4VxvfyrORMt-6GiFcR4yA','act',1,'["f5"]','[[14]]','{}','f7c8c6ffe24f457f58a10c23fd1e609e',1794914722023);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',92,'house-ut1Tuh3WBqo1owtv4Mm5PQ','act',0,'["e5"]','[[4]]','{}','c810796b838f959b4cb4522c5c829350',1794914722034);
INSERT INTO "move" VALUES('7p4b6ja6rez2elr9',93,'house-dv-QZRUIzvA4x-mtvsElMA','act',0,'["keep"]','[[]]','{}','c1dbf18522e64108ab89236cb2c9c275',1794914722039);
INSERT INTO "move" VALUES('nj2xxl3hz7s4jm52',1,'house-9V5JtDGefutPGXLPylHDMQ','seat',1,'[]','[]','{"seat":1,"kind":"person","name":"Ben","session":"266070b9dc2624396e6bbbb3243898af32e60fbf1e0a038cd31b313f0e585cb3"}',NULL,1794914722235);
INSERT INTO "move" VALUES('nj2xxl3hz7s4jm52',2,'house-GLSD1k8wPJC8BVCGMN044Q','start',NULL,'[]','[]','{}',NULL,1794914722258);
INSERT INTO "move" VALUES('nj2xxl3hz7s4jm52',3,'4d4546b1-8064-42a0-925e-846a3bccecb8','act',0,'["c3"]','[[]]','{}','1b9cdbcd39ac387c1c8195336b7ed857',1794914722277);
INSERT INTO "move" VALUES('nj2xxl3hz7s4jm52',4,'cca3c40f-0d31-40b8-9d92-a9380930b0b5','resign',1,'[]','[]','{}',NULL,1794914722314);
CREATE TABLE mute (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	muted INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat, muted)
);
CREATE TABLE note (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, person)
);
INSERT INTO "note" VALUES('f7nsahg2qiuyok7x',0,'256582e5ccf1531e9bca606e19fe0bd8f4fc597a7ff69f88cf2098383e19dbec','remember');
CREATE TABLE presence (
	process VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seats TEXT NOT NULL, 
	spectators INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (process, table_id)
);
CREATE TABLE store_state (
	name VARCHAR(32) NOT NULL, 
	value BIGINT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "store_state" VALUES('generation',1);
INSERT INTO "store_state" VALUES('clock',1794914719050);
INSERT INTO "store_state" VALUES('clock_seen',1794914719050);
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
	due BIGINT, opened_from VARCHAR(32) DEFAULT '' NOT NULL, set_aside BIGINT, set_aside_why VARCHAR(16), active BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('f7nsahg2qiuyok7x','darjeeling',1,'{}','d09bf0ff871e3002','{"players":2,"map":"india","memory":"closed","two_half":"adjacent","target":100,"round_limit":200,"first":"random"}','{"clock":{"kind":"none","seconds":0},"log":"full","over":"bot","level":"easy","vote_seconds":120}','[{"name":"Ann","level":null,"kind":"person"},{"name":"","level":null,"kind":"open"}]','0xfe2996f0d3287c9b41df383603960458',NULL,'fcaad8ee7de5d4a685b0533fff949e48','7a81e0acfb6b918a3cacf6eff5291bd5b94d0a8ed31be9fa58a036da4b6dc746',1794914719971,'running','link',1794914720623,NULL,'348d39610ebb54059b07489f51101655',NULL,NULL,1794914720623);
INSERT INTO "tables" VALUES('7p4b6ja6rez2elr9','darjeeling',1,'{}','d09bf0ff871e3002','{"players":2,"map":"india","memory":"closed","two_half":"adjacent","target":100,"round_limit":200,"first":"random"}','{"clock":{"kind":"none","seconds":0},"log":"full","over":"bot","level":"easy","vote_seconds":120}','[{"name":"","level":"novice","kind":"bot"},{"name":"","level":"novice","kind":"bot"}]','0x579c35fe8ba553c9ba4f04d56fc01290',NULL,'ba76ea5760041e5b1d97e3f360595f91','32fc367b492e4d0c0b6414003a099c3705f11a0191791ddcd2b7900d610acf48',1794914720671,'over','link',1794914722039,NULL,'348d39610ebb54059b07489f51101655',NULL,NULL,1794914722039);
INSERT INTO "tables" VALUES('nj2xxl3hz7s4jm52','darjeeling',1,'{}','d09bf0ff871e3002','{"players":2,"map":"india","memory":"closed","two_half":"adjacent","target":100,"round_limit":200,"first":"random"}','{"clock":{"kind":"none","seconds":0},"log":"full","over":"bot","level":"easy","vote_seconds":120}','[{"name":"Ann","level":null,"kind":"person"},{"name":"","level":null,"kind":"open"}]','0x4f28e2fefbc1ccb8537d66e4b80dd2b3',NULL,'aaa2060f14323d4d4d6e5c4e949f42cd','92ed6a3d9a034c2c58bfa4656fb34b1eed8056b571d75ea07c1ac2ed4d5885ec',1794914722170,'over','link',1794914722314,NULL,'348d39610ebb54059b07489f51101655',NULL,NULL,1794914722314);
INSERT INTO "tables" VALUES('mpruo6sq304gko39','darjeeling',1,'{}','d09bf0ff871e3002','{"players":2,"map":"india","memory":"closed","two_half":"adjacent","target":100,"round_limit":200,"first":"random"}','{"clock":{"kind":"none","seconds":0},"log":"full","over":"bot","level":"easy","vote_seconds":120}','[{"name":"Ann","level":null,"kind":"person"},{"name":"","level":null,"kind":"open"}]','0xff016743193771eea622c0b8455ad97f',NULL,'3491c0e48519499abeeca3dca0f480f3','16cfd4c72092bf6cf8a4350322a53033a7d133370c50eafcef1109878956c04e',1794914722326,'open','public',1794914722326,NULL,'348d39610ebb54059b07489f51101655',NULL,NULL,1794914722326);
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
CREATE INDEX tables_by_set_aside ON tables (set_aside);
DELETE FROM "sqlite_sequence";
COMMIT;
