/**
 * Of the 10,000 passwords that are used most, those of eight or more characters that no rule of `common.ts` knows, in
 * lower case. The source of their ranks is the package @zxcvbn-ts/language-common; most-used.test.ts holds the list to it.
 */
const list = `
1232323q 1234567890a 1234567890q 123456789a 123456789d 123456789m 123456789q 123456789qwe 123456789r
123456789s 123456789z 12345678a 12345678q 1234567a 1234567q 123456aa 123456as 123456qqq 123456qw
123456qwe 123456ru 12345qaz 12345qwe 12345qwer 12345qwert 1234asdf 1234qwer 1234rewq 1234zxcv 123qq123
123qwe123 123qweasd 123qweasdzxc 123qwert 12qw12qw 12qw34er 12qwaszx 1a2b3c4d 1a2s3d4f 1michael 1million
1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qazxsw23edc
1qazzaq1 1qw23er4 1x2zkg8w 1z2x3c4v 23skidoo 45m2do5bs 50spanks 5wr2i7h8 69camaro 7ugd5hip2j 8j4ye3uz
9293709b13 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aardvark abcdefg1 aberdeen abnormal
abracadabra abrakadabra absolute absolutely acapulco access14 achilles acidburn adelaide adgjmptw
adrenalin adrienne agent007 airborne aircraft airforce airplane albatros alcatraz alejandr alejandro
aleksandr aleksandra alessandro alexalex alexande alexander alexander1 alexandr alexandra alexandre
alleycat alliance allison1 almighty alpha123 alphabet alterego amateurs ambrosia america1 american
amethyst amsterda amsterdam anaconda anastasi anastasia anastasiya andersen anderson andromed andromeda
andyod22 angel123 angelica angelika angelina anhyeuem annabell annmarie anonymous antelope anthony1
antonina anything aolsucks apollo11 apollo13 apple123 applepie aquarius archange argentin argentina
arkansas armagedon armstron asdasd123 asdf1234 asdfasdf asdffdsa asdfg123 asdfghjk asdfzxcv asdqwe123
ashleigh aspirine assassin asshole1 assholes atlantic atlantis attitude auckland augustus austin31
australi australia avalanch aviation awesome1 azertyui azertyuiop azsxdcfv babybear babyblue babycake
babydoll babyface babygirl babylon5 babylove backbone backdoor balloons ballsack baltimor bangbang
baracuda barbados barcelon barefeet barefoot baritone barselona basketba basketball bastards bcfields
bearbear bearcats beatles1 beatrice beautifu beautiful beefcake beethove bendover benessere benjamin
bergkamp berkeley bettyboo bigballs bigblock bigboobs bigbooty bigdaddy bigdicks bigmoney bigpoppa
bigtruck billabon billybob billyboy binladen birthday bismarck bismillah bitchass blackbir blackbird
blackcat blackdog blackhaw blackjac blackjack blacklab blackman blackout blahblah blink182 blizzard
blowfish blue1234 blueball bluebell blueberr bluebird blueblue blueeyes bluefish bluejays bluemoon
bluesman bobafett bobdylan bobmarley bollocks bonehead bookworm borabora bordeaux borussia bradford
bradley1 brandon1 brewster brighton brigitte brittany brittney broadway broncos1 brooklyn brothers
browning brucelee bubba123 bubbles1 buckeyes buckshot budapest buddy123 buddyboy budlight budweise
budweiser buffalo1 building bulldog1 bulldogs bullfrog bullseye bullshit bunghole business buster12
buttercu buttercup butterfl butterfly buttfuck butthead butthole bynthytn cabernet cadillac caliente
californ california caligula calimero callaway callisto camaross cambiami cambridg cameltoe cameron1
campbell canadian candyass candyman cannabis cannibal cantona7 capetown capitals capricor capricorn
capslock captain1 cardinal cardinals carebear carlisle carlitos carnival carolina caroline carpedie
carpente cartman1 cartoons casanova cashflow cashmone cashmoney cassandr cassandra castillo catalina
catherin catherine catwoman cavalier cbr900rr cdtnkfyf celebrity cerberus cfitymrf chainsaw challeng
chambers champion chandler chargers charisma charlene charles1 charlie1 charlie2 charlott charlotte
charlton checkers cheerleaers chemical cherokee cherries cheshire chester1 chestnut chevelle chevrole
chevrolet cheyenne chicago1 chicken1 chickens children chipmunk chiquita chocolat chocolate chouchou
chris123 chrisbln christia christian christie christin christina christine christma christmas christop
christopher chrysler chuckles cinnamon citation cjkysirj clarence clarinet clarissa classics claudia1
claymore clemente cleopatr cleopatra clevelan cleveland clifford clippers clitoris cnfybckfd cocacola
cocksuck cocksucker coldbeer coldplay colombia colonial colorado coltrane columbia columbus comanche
commande commander commando complete concorde concrete confused conquest constant consumer contract
cooldude coolhand coolness corleone cornwall corvette costello cosworth courtney coventry cowboys1
crackers crawford crazybab creampie creation creative creature crescent cricket1 criminal cristian
cristina crjhgbjy cromwell crusader crystal1 cucumber customer cutiepie cyclones cygnusx1 daisydog
dangerous danielle dannyboy darkange darkangel darklord darkness darkside darkstar daughter david123
davidson daylight dbrnjhbz deadhead deadpool death666 december deepthroat deeznuts deeznutz defender
deftones delaware delpiero demon666 derparol designer destiny1 devil666 devildog dfcbkbcf dfktynby
dfktynbyf diamond1 diamonds dickdick dickhead dietcoke digital1 dilbert1 dilligaf dimadima dingdong
dinosaur director dirtbike discover dkflbckfd dkflbvbh doberman dodgeram dodgers1 doghouse dogpound
dolemite dolphin1 dolphins dominion dominiqu dontknow doomsday dortmund doughboy download downtown
dragonba dragonball dragonballz dragonfl dragster dreamcas dreaming drowssap drpepper drummer1 dthjybrf
dukeduke dutchess dynamite earnhard earthlink eastside eastwood eatmenow eatpussy eclipse1 edmonton
eggplant einstein ekaterina elcamino eldorado electric electron elements eleonora elephant elisabet
elizabet elizabeth elizaveta emmanuel enforcer engineer england1 enternow enterpri enterprise entrance
erection ericsson escalade espresso estrella eternity evangelion everlast evolutio evolution excalibu
excalibur exchange experienced explorer fabulous facebook fairlane faithful fandango fantasia fantomas
farscape fastball favorite favorite6 fearless feathers february federico feelgood fellatio ferguson
fernando ferrari1 festival fgtkmcby fidelity fireball firebird fireblad firefigh firefire firewall
fishbone fisherman fishfish fishhead fishing1 fkbyjxrf fktrcfylh fktrcfylhf flamengo flamingo fletcher
flexible flipflop flipper1 florence florida1 flounder flvbybcnhfnjh flyers88 fordf150 forever1 forgetit
formula1 forsaken fortress fountain foxylady francesc francesco francine francisc francois frankie1
franklin freckles frederic frederik fredfred fredrick freebird freedom1 freefall freepass freeporn
freestyle freeuser friendly friendster front242 frontier fuck_inside fuckface fuckfuck fuckhead
fuckinside fuckme69 fuckoff1 fuckthis fuckyou1 fuckyou2 fullmoon function funstuff fussball futurama
fyfcnfcbz fyfnjkbq fyutkbyf fyutkjxtr gabriel1 gabriela gabriele gabriell gamecock gamecube gameover
gandalf1 gangbang gangster gannibal garfield gargoyle gateway1 gateway2 gatorade gbhfvblf generals
genesis1 geoffrey geronimo gertrude gesperrt getmoney gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdtnbr ghblehjr
ghbywtccf ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm ghjcnjnfr ghjuhfvvf ghostrider gigabyte gilligan giovanna
giovanni giuseppe gladiato gladiator gn56gn56 godbless godfathe godfather godsmack godzilla gogators
goldberg goldeney goldeneye goldfing goldfish goldstar goldwing golfball golfgolf gonzales gonzalez
good123654 goodgirl goodluck goodtime goodyear gordon24 gorgeous gotohell graphics grateful greatone
greedisgood green123 greenbay greenday gretchen greywolf gsxr1000 gtnhjdbx guardian guillaum guinness
hairball halflife hallo123 hallowee halloween hamilton handball handsome handyman hannibal happiness
happy123 happyday hardball hardcock hardcore harddick hardrock hardware hardwood harrison harrypotter
hastings hattrick hawaii50 hawaiian hawkeyes hayabusa heather1 hedgehog heineken heinrich hellfire
hello123 hellokitty hellsing hellyeah helsinki hercules herewego heritage hetfield highbury highheel
highland highlander highlife hillbill holidays hollywoo hollywood holyshit homemade homepage homework
honeybee hongkong honolulu hooligan hoosiers hopeless hotgirls hotpussy hotstuff hounddog houston1
htubcnhfwbz humphrey hurrican hurricane huskers1 hyperion icecream icehouse idontkno idontknow ihateyou
ilikepie illinois illusion ilovegod ilovepussy ilovesex immortal imperial implants infantry infiniti
infinity information innocent insanity insomnia inspiron intercourse interest intrepid intruder inuyasha
ireland1 irishman ironmaiden isabella isabelle islander istanbul istheman italiano iverson3 jackass1
jackjack jackson1 jackson5 jakejake james007 james123 jamesbon jamesbond japanese jasmine1 jayhawks
jeanette jeepster jefferso jefferson jellybea jellybean jennifer jennifer1 jeremiah jermaine jessica1
jiggaman johannes johncena johndeer johngalt johnjohn johnson1 jonathan jonathon jordan23 josephin
juliette junkmail jupiter1 jurassic just4fun justdoit justice1 juventus kakashka kamasutra kamikaze
kangaroo karolina katarina katerina katherin katherine kathleen kawasaki kayleigh kazantip kcchiefs
kcj9wx5n kentucky kenworth keyboard keystone kicksass killbill killer12 killer123 kimberly kingfish
kingking kingkong kingston kirkland kissmyass kittycat kittykat kjrjvjnbd kleopatra klondike knickers
knockers knuckles konstantin kordell1 koroleva krasotka kristian kristina kristine krokodil labrador
lacrosse laetitia lakeside lakewood lalakers lancelot laserjet lasvegas laurence lawrence leavemealone
lebowski leedsutd left4dead lemonade lenochka leonardo lesbians letsdoit lfitymrf liberty1 lifehack
lifetime lighting lightnin lightning limewire lineage2 lionking lipstick lisalisa liverpoo ljxtymrf
lockdown logitech lokiloki lokomotiv lol12345 lollipop lollypop lonesome lonestar lonewolf longdong
longhair longhorn longjohn lorraine love1234 loveless lovelife lovelove loverboy loverman lowrider
luckydog luckyone lunchbox macaroni macdaddy macintos madagaskar madeline madison1 magazine magellan
magician magicman magnolia mailcreated5240 majestic makaveli maksimka malaysia mallorca mallrats mamacita
manchest mandarin mandingo mandrake maradona marathon marauder marcello marcius2 margaret margarit
margarita marianna marianne marijuan marijuana mariners marines1 marino13 mariposa marjorie marlboro
marriage marseill marseille marshall martinez maryjane maryland masamune maserati mash4077 masterbate
masterbating matchbox matthew1 matthews matthias maverick maxwell1 mazafaka mazda626 mazdarx7 mcdonald
mckenzie meatball meathead meatloaf mechanic medicine megadeth megapass megatron melanie1 melissa1
meowmeow mephisto mercedes mercury1 meredith meridian mersedes metallic metallica metallica1 michael1
michael2 michaela michaels michelle michigan microlab microphone microsof microsoft midnight mikemike
military millenium millions millwall minecraft minemine minimoni ministry mischief misfit99 mississippi
missouri mistress mitchell mobydick modelsne mohammad mohammed mollydog monalisa money123 moneyman
mongoose monkeybo monopoly monster1 monsters montana1 montecar montgom240 montreal montrose moonbeam
moonligh moonlight moonshin morpheus morrison morrowind mortgage mortimer motherfucker motherlode
motocros motorola mountain mudvayne muhammad mulligan multiplelo munchkin mushroom musicman mustang1
mustang2 mustang5 mustang6 mustangs mynameis myxworld napoleon nascar24 natalie1 natasha1 natedogg
nathalie national naughty1 nautilus navigator navyseal ncc1701a ncc1701d ncc1701e ncc74656 nebraska
nemrac58 netscape nevermind nevermore newcastl newcastle newpass6 newyork1 nicholas nightmar nightmare
nightwish nineball nineinch nintendo nirvana1 nokia5800 nokia6233 nokia6300 nokian73 noname123 normandy
northern nostromo notebook notredam nounours november nthvbyfnjh nuttertools nwo4life nygiants oblivion
obsidian offshore oklahoma opendoor operator optimist original overkill overlord p0015123 p0o9i8u7
packers1 paintbal paintball painting pakistan paladin1 pallmall palmtree panasoni panasonic pancakes
pantera1 panther1 panthers pantyhos papillon paradigm paradise paramedi paranoid parlament pasadena
passport passwor1 passwords passwort patches1 pathetic pathfind patience patricia patrick1 patriots
paulpaul pavement pavilion peaches1 pearljam peekaboo penelope penetration penguin1 penguins pentagon
penthous perfect1 personal peterbil peterpan peterson pharmacy phialpha philippe phillies phillips
phoenix1 pianoman pictures piercing pimpdadd pimpdaddy pineappl pineapple pinetree pingpong pinkfloy
pinkfloyd pinnacle pipeline piramida pizzaman plastics platinum platypus playball playboy1 playboy2
playmate playstat playstation playtime pleasure plymouth pokemon1 polniypizdec0211 poohbear pool6123
poontang popcorn1 porkchop pornking pornporn pornstar porsche1 porsche9 portland portugal poseidon
positive power123 powerful preacher precious predator presario presiden president pressure princesa
pringles printing private1 progress property prospect protocol pufunga7782 pumpkin1 pumpkins punisher
punkrock puppydog pussy123 pussycat pussyman q1234567 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
q2w3e4r5 qawsedrf qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazxswedc question qwe123qwe qweasd123
qweasdzxc qweasdzxc123 qwer1234 qwerasdf qwerasdfzxcv qwert123 qwert12345 qwertyui qwertyuio r2d2c3po
rachelle radiohea radiohead ragnarok raiders1 railroad rainbow1 rainbow6 rainbows rainyday raistlin
rammstein rangers1 rasputin rastaman realmadrid rebecca1 reckless recovery redalert redbaron reddevil
reddwarf redheads redskins redwings reginald register reloaded remember remingto renegade republic
research resident revoluti revolution revolver reynolds rfhfvtkmrf rfhfylfi rfhnjirf rfnthbyf rfntymrf
rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf rhiannon rhjrjlbk rhtdtlrj riccardo richard1 richards richmond
riffraff rightnow riversid rjhjktdf rjirfrgbde rjycnfynby roadkill roadking roadrunn roadrunner roadster
robinson robotech robotics rochelle rockford rockhard rocknrol rocknroll rockstar rockwell rolltide
romantic romashka ronaldinho rootbeer rosemary runescape rush2112 rustydog sabrina1 sailboat salamander
salasana salvador samantha sammy123 samsung1 sandiego sandrine sandwich santiago sapphire saratoga
sasha123 sasha_007 satan666 saturday sausages savannah scarface scarlett scheisse scissors scoobydo
scoobydoo scooter1 scorpio1 scorpion scotland scrabble scrapper screamer seahawks sebastia sebastian
security segblue2 seinfeld seminole semperfi senators sentinel sephiroth septembe september serenity
sergbest sergeant sersolution services sexybabe sexybitch sexygirl sexylady sexysexy shadow12 shamrock
shaney14 shanghai shannon1 sheepdog shepherd sheridan sherlock sherwood shitface shithead shopping
showtime sidekick sigmachi silverad simpsons sinclair singapor sinister sithlord skateboard skinhead
skipper1 skittles skorpion skywalke skywalker slamdunk slapshot slimshad slimshady slipknot slippery
slowhand smackdow smackdown smashing smeghead smirnoff smoothie sneakers snickers sniffing snoopdog
snowball snowbird snowboar snowboard snowflak snuggles soccer10 soccer11 soccer12 socrates softball
software sojdlg123aljg solitude solution somerset somethin something sonyericsson sonyfuck sonysony
sopranos soso123aljg soulmate southern southpar southpark southpaw spaceman spanking sparkles spartan1
spartans speakers special1 specialk spectrum speedway spencer1 spiderma spiderman spitfire splinter
spongebo spongebob sporting springer sprinter squirrel srinivas stafford stallion standard stanford
stanislav stanley1 starbuck starcraf starcraft stardust starfire starfish stargate starligh starship
starstar startrek starwars starwars1 steelers stefanie stephane stephani stephanie stephen1 sterling
stewart1 stickman stigmata stingray stocking stockton stonecol stonecold straight stranger stratfor
strawber strawberry streaming strength stripper suburban success1 suckdick suckmydick sullivan summer69
summer99 sundance sundevil sunflowe sunflower sunlight sunnyday super123 superfly superior supernov
supernova supersonic supersta superstar surprise survivor svetlana sweetheart sweetnes sweetness sweetpea
swimming swingers swinging swordfis swordfish sylveste syncmaster syracuse tacobell taekwondo talisman
tamerlan tampabay tarheels tazmania technics teddybea teddybear telephon telephone temppass tennesse
terminal terminat terminator terrapin testing1 testpass thailand thanatos thankyou thebeast thedoors
theforce thegreat theodore therock1 thirteen thisisit thompson thrasher threesom thuglife thumper1
thunder1 thunderb thursday tiberius ticklish tiffany1 tiger123 tigercat tinkerbe tinkerbell titanium
titleist tkbpfdtnf together tokiohotel tomahawk tommyboy tomorrow toonarmy toriamos tottenha tottenham
touching training transfer translator traveler treasure treefrog trfnthbyf triangle trinidad trinitro
trinitron trinity1 trombone trooper1 tropical trouble1 trucking truelove trumpet1 tunafish turkey50
twilight ultimate umbrella underdog underground undertak undertaker universa universal universe
university username usmarine usuckballz1 vacation vagabond valencia valentin valentina valentine valhalla
valkyrie vampire1 vampires vancouve vanessa1 vanguard vanhalen vasilisa vauxhall velocity vendetta
verbatim veronica veronika vfhufhbnf vfitymrf vfntvfnbrf vfrcbvrf victoria viewsoni viewsonic vikings1
viktoria viktoriya vincent1 violetta vipergts virginia virginie vjqgfhjkm vkontakte vladimir vladislav
volkswag volleyba voyager1 vqsablpzla vsjasnel12 wanderer warcraft wareagle warhamme warhammer warrior1
warriors washburn washingt washington waterboy waterloo waterman weare138 webhompas webmaste webmaster
werewolf westside westwood wetpussy wg8e3wjf whatwhat whiplash whiskers whistler whiteboy whiteout
whitesox whocares wildbill wildcard wildcats wildfire wildwood william1 williams windmill windsurf
winston1 wireless wishbone wolfgang wolfpack wolverin wolverine wonderboy wonderfu wonderful woodland
woodstoc wordpass wp2003wp wrangler wrestler wrestlin wrestling wrinkle1 yamahar1 yankees1 yankees2
yeahbaby yfcntymrf yjdsqgfhjkm yogibear yosemite z1x2c3v4 zachary1 zanzibar zaq12wsx zaq1xsw2 zaqwsxcde
zaqxswcde zeppelin zerocool zerozero zildjian zxasqw12 zxcasdqwe zxcasdqwe123 zxcv1234 zxcvb123
`

const mostUsed: ReadonlySet<string> = new Set(list.trim().split(/\s+/))

/** Whether it is one of them, in whatever case. 18 kB: the browser loads this file when a new password is sent. */
export const isMostUsed = (password: string): boolean => mostUsed.has(password.toLowerCase())
