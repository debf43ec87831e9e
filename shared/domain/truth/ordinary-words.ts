import { list } from './words.ts'

/** Words that people write with a capital though they are no names: departments, titles of sections, common nouns, calendars. */
const ordinaryWords = list(`
  i'm i've march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday english french hausa yoruba igbo arabic swahili kiswahili zulu xhosa
  afrikaans twi ga ewe fula fulfulde kanuri tiv efik ibibio ijaw edo urhobo nupe pidgin portuguese spanish german chinese
  mandarin amharic somali luganda kinyarwanda wolof lingala nigerian ghanaian kenyan ugandan african british american european
  western south indian christian muslim islamic anglophone francophone christmas easter ramadan eid sallah year covid internet
  web ngo sme kpi sla ceo cfo cto coo md gm hod hr ict pdf csv atm crm erp b2b b2c fmcg hse qa qc ppe sop lga uk us usa eu un
  stem vat paye kyc aml faq ui ux api url gps cctv id tv fm radio ac suv opd icu nicu anc ent hiv tb arv art cv iv bp ecg r&d p&l
  m&e qa/qc roi aov arpu mau dau tat sku fifo lifo bom boq eta ok pm dj mc ai ml bi seo sem ppc smm ota saas paas wan lan vpn dns
  ip tcp http rest json xml html css sql etl llm nlp gis rfp rfq rfi lpo po grn wms tms ussd sim sms otp pin mou tor sales
  financial account audit logistics supply chain warehouse store inventory stock dispatch fleet transport customer client service
  support care human resource people admin manager team unit office head senior junior lead chief assistant deputy general branch
  project programme program product quality control safety health environmental security risk legal strategy strategic data
  analysis analytics analyst report research design engineer system network digital media social content brand public press event
  school class classes nursery basic college university polytechnic institute academy student teacher pupil exam term curriculum
  hospital clinic ward theatre emergency maternity nurse doctor patient pharmacy laboratory lab community village church mosque
  ministry state federal local council agency board committee bank retail wholesale hotel restaurant kitchen factory plant field
  site farm mill depot yard port terminal airport company companies group limited ltd plc inc llc ventures society club union
  daily weekly monthly quarterly annual yearly month week day hour night award best employee staff member officer supervisor
  director coordinator first second third upper lower honours degree diploma certificate certified master bachelor economics
  mathematics physics chemistry history agriculture commerce law medicine your they he she you every any some old good great high
  low full part real key core main strong able above again against ago along already although always among another around away
  back because become began behind being below beyond bring brought build built but came can could cut did do does doing done
  early either end enough even ever few fewer found four five six seven eight nine ten two three one gave get given go goes going
  got grew having here how however if instead just keep kept know known large last later least led left less like long made make
  making many might much must near need never next now off often once only open perhaps put ran rather run said saw say see seen
  set several shall should show since soon still take taken taught tell thank there therefore throughout thus today together told
  took toward until upon use used using well went what when where whether whom whose why will without won work worked would write
  written wrote yes yet achieve achieved act acted adapt add added advise aid aim allow analyse analyze answer answered apply
  arrange arranged assess assist attend book calculate call carry catch chair change check clean clear close coach collect
  compile complete conduct contact contribute convert cook coordinate count cover create deal deliver develop devise direct draft
  draw drive drove earn edit enable encourage engage enjoy ensure enter evaluate execute explain feed file fill find fit fix
  follow forecast form gather give grow guide handle help hire hold host identify improve increase inspect install interview
  issue join launch learn liaise list load maintain manage market measure meet mentor model monitor move negotiate offer onboard
  operate order oversee oversaw pack paid pay perform pick plan post prepare present price process produce promote protect prove
  provide raise reach read recommend reconcile record recruit reduce repair reply represent resolve respond restructure review
  saved schedule sell sent serve settle ship sold solve sort source speak spend spent start stop streamline study survey sustain
  talk teach test track trade train translate travel treat turn update verify visit win accountant technician driver rider agent
  dispatcher developer designer consultant cashier clerk intern trainee volunteer graduate president vice founder partner owner
  duties duty role job career experienced skill knowledge profile interest hobbies language tool level current currently previous
  former dear sir madam hiring recruiter sincerely faithfully regards kind mr ms miss dr prof engr alhaji alhaja hajia barr rev
  pastor god excellent proven dedicated motivated honest fluent native bilingual multilingual intermediate advanced beginner
  expert proficient microsoft google excel word powerpoint outlook windows linux android iphone ios whatsapp facebook instagram
  twitter linkedin youtube tiktok zoom gmail telegram email e-mail online website wifi wi-fi bluetooth gh kes ngn usd rwf ugx zar
  xof fcfa cfa tzs ksh n r naira dollar pound euro cedi rand franc million billion thousand hundred sub-saharan pan-african
  northeast northwest southwest southeast north east west northern southern eastern central cash payroll ledger invoice tax taxes
  budget treasury credit debit loan claims fixed petty cost revenue profit loss growth water power solar civil structural
  generator wiring carpentry oil energy mining food hygiene bakery menu front desk guest room gender child children youth women
  men girls boys family families rights peace relief camp humanitarian machine vehicle truck car bus buses bike spare material
  raw baseline indicator framework proposal grant donor centre center line shift roster rota minutes filing agile scrum sprint
  release backend frontend full-stack fullstack mobile app database cloud server code user interface standard procedure policy
  policies processes practice guideline rule protocol method manual handbook template log register target goal result outcome
  impact value volume rate ratio share score index grade item parcel delivery deliveries route trip cargo freight container
  import export customs haulage transit distributor dealer vendor supplier stakeholder investor sponsor discount campaign advert
  pipeline funnel traffic video photo image story stories blog newsletter page copy followers influencer festival market-place
  marketplace shop mall budget-holder expense asset liability equity sheet journal entries audit-trail fraud cheque deposit
  withdrawal transfer portfolio arrears recovery mortgage lease bond fund antenatal postnatal vaccine drug dose dosage disease
  malaria tuberculosis cholera diabetes outreach triage bed blood specimen sample test-kit x-ray scan surgery wound vitals
  caregiver physicians lesson note subject scheme homework assembly sport football debate drama literature computer studies civic
  music dance phonics numeracy literacy kindergarten creche headmaster principal parent guardian ward-round module feature script
  bug ticket incident outage alert repository pull request architecture libraries dashboard dataset query queries table chart
  artificial block brick cement concrete steel rod paint wood furniture tile roof road bridge drainage culvert blueprint borehole
  pump pipe valve motor panel battery batteries inverter cable transformer meter lathe boiler compressor turbine conveyor crop
  seed fertiliser fertilizer harvest livestock cattle goat sheep fish poultry egg bird soil tractor farmer cassava maize rice yam
  beans cocoa cashew onion tomato greenhouse fabric dress dresses suit gown uniform bag shoe leather beads bridal fashion style
  stitch hair salon spa makeup beauty guest-house lobby bar buffet banquet dish dishes recipe pastry cake bread drinks beverage
  laundry pool gym gate guard patrol alarm visitor access badge weapon fire drill accident hazard injury injuries permit court
  case brief contract clause deed title property properties land estate tenancy tenant landlord dispute counsel donor-funded
  beneficiaries household refugee idp displaced livelihood advocacy dialogue transparency accountability diversity independent
  virtual remote hybrid hands-on in-house large-scale small-scale fast-paced customer-focused detail-oriented result-oriented
  self-motivated overall total average number amount size type range scope stage phase step cycle period season quarter half date
  time deadline handover rollout upgrade decrease saving losses waste efficiency productivity turnaround uptime accuracy leave
  onboarding-plan voice mail letter phone chat text message feedback complaint enquiry enquiries inquiry inquiries workshop
  seminar fair speech address tour spearheaded orchestrated championed pioneered leveraged fostered cultivated ensured bolstered
  executed facilitated expedited maintained administered implemented sought dealt met fed drew
`)

// Most words of business end so, and need not be on the list.
const ordinaryEnd =
  /(?:ing|ment|ments|tion|tions|sion|sions|ities|ness|ance|ances|ence|ship|ships|ive|ives|able|ible|ally|ously|ful|less|ists?|isms?|ised|ized|ise|ize|ical|ional|ary|ology|ologies|graphy|ware|wide|based|free|driven|level|term|time|led)$/
/** Takes a word's key. Of a plural the singular is on the list. */
export const isOrdinaryWord = (key: string): boolean =>
  ordinaryWords.has(key) ||
  (key.endsWith('s') && ordinaryWords.has(key.slice(0, -1))) ||
  (key.length > 6 && ordinaryEnd.test(key))

/** They make a name of what stands before them. */
export const organisationEndings = list(
  'bank ltd limited plc inc llc llp gmbh hospital hospitals clinic clinics foundation ministry group university polytechnic college academy institute church agency commission airlines holdings ventures enterprises industries ' +
    'logistics technologies consulting pharmacy pharmaceuticals hotel hotels breweries motors capital partners studios labs microfinance insurance assurance solutions associates systems farms foods energy school schools international initiative trust stores supermarket corporation corp authority mills telecom telecoms',
)
/** They are part of a name, where they stand before or behind one. */
export const schoolWords = list(
  'university polytechnic college school schools academy institute institution universite institut ecole lycee seminary',
)
/** A name with one of these in front is no organisation but a sort of one: a commercial bank, the primary school. */
export const sortsOf = list(
  'commercial microfinance primary secondary nursery high private public government general teaching specialist local mission state federal central national international community day boarding model technical junior senior basic international business our their the a an my your this that leading top large small busy nigerian ghanaian kenyan african mobile retail digital merchant food blood data first-class catholic anglican cottage children maternity dental eye grammar graduate medical law night sunday summer online driving vocational higher old new next every each another one two three four five six primary/secondary elementary middle',
)

/** Behind a place they are of that place: the Lagos office. */
export const ofPlaces = list(
  'state office offices branch branches depot depots region team teams market markets area road street city town village lga zone hub site sites airport port station team north south east west central island mainland university campus division unit operations plant factory warehouse warehouses district region regional international expressway axis corridor metropolis government based standard time naira pidgin english',
)
