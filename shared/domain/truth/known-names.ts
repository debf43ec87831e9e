import { phraseOf } from './words.ts'

/**
 * Organisations that are named more often than others, and so made up more often: told in any case behind `at`, and with
 * a capital anywhere. All others are told by their capitals alone.
 */
const organisations = `
zenith bank, access bank, gtbank, gtb, gtco, guaranty trust bank, guaranty trust, first bank, firstbank, first bank of nigeria, uba, united bank for africa
fidelity bank, union bank, sterling bank, wema bank, stanbic ibtc, stanbic, polaris bank, fcmb, ecobank, keystone bank, unity bank, providus bank
jaiz bank, standard chartered, standard bank, citibank, absa, nedbank, fnb, capitec, kcb, kcb bank, equity bank, cooperative bank, co-operative bank, central bank of nigeria, cbn
kuda, kuda bank, moniepoint, opay, palmpay, piggyvest, cowrywise, carbon, fairmoney, paystack, flutterwave, interswitch, remita, chipper cash, m-kopa, wave
andela, konga, jumia, jiji, bolt, uber, gokada, kobo360, lori systems, sendy, twiga foods, safaricom, mtn, mtn nigeria, airtel, glo, globacom, 9mobile, vodacom, vodafone, orange, telkom
dangote, dangote group, dangote cement, dangote refinery, bua, bua group, bua cement, lafarge, lafarge africa, julius berger, nestle, nestle nigeria, unilever, cadbury, guinness
nigerian breweries, coca-cola, pepsi, seven-up bottling company, flour mills, flour mills of nigeria, pz cussons, procter and gamble, p&g, friesland campina, honeywell, olam, tolaram, indomie, chi limited, promasidor
shell, chevron, exxonmobil, mobil, total, totalenergies, eni, agip, nnpc, nlng, seplat, oando, conoil, ardova, schlumberger, halliburton, baker hughes, aramco
google, microsoft, amazon, meta, facebook, apple, netflix, ibm, oracle corporation, cisco systems, samsung, huawei, intel, dell, hewlett packard, tesla, siemens, bosch, general electric, philips, toyota, dhl, fedex, ups, maersk, gig logistics, red star express
kpmg, pwc, pricewaterhousecoopers, deloitte, ernst and young, accenture, mckinsey, mckinsey and company, bcg, boston consulting group, goldman sachs, jpmorgan, jp morgan, barclays, hsbc, morgan stanley
unicef, unhcr, undp, unfpa, who, world health organization, world bank, usaid, save the children, oxfam, red cross, msf, mercy corps, plan international, world vision, action against hunger, fhi 360, care international, irc, nrc
shoprite, spar, game stores, chicken republic, domino's, kfc, dominos pizza, transcorp, transcorp hilton, hilton, sheraton, radisson blu, eko hotels, marriott
inec, efcc, firs, nafdac, ncc, nimc, nimasa, npa, nigerian ports authority, customs, nigeria customs service, frsc, nigerian air force, nigerian army, nigeria police
air peace, arik air, kenya airways, ethiopian airlines, south african airways, emirates, luth, lagos university teaching hospital, uch, university college hospital, reddington hospital, lagoon hospital, kenyatta national hospital
`
const tools = `
microsoft access, ms access, oracle, oracle hrms, power query, power pivot, dynamodb, genesys, avaya, microsoft teams, ms teams, lotus notes, mysql workbench
primavera, primavera p6, ms project, microsoft project, trello, asana, notion, slack, airtable, zapier, prezi, temenos, temenos t24, finacle, flexcube, opera pms, pvsyst
helioscope, netsuite, oracle netsuite, moodle, openmrs, epi info, etabs, staad pro, civil 3d, arcmap, power automate, power apps, sharepoint, monday.com, clickup, hootsuite
buffer app, semrush, ahrefs, google tag manager, metabase, superset, firebase, supabase, heroku, netlify, vercel, postman, splunk, vmware, coupa, sap ariba, wave accounting, pastel, sun systems
t24, intune, freshdesk, intercom, calendly, loom video, nvivo, eviews, minitab, anaconda, jupyter, blender, maya, cinema 4d, procreate, figjam, miro, capcut, coreldraw
`
/** Programs that people name, besides those of the list of skills. */
export const knownTools: ReadonlySet<string> = new Set(
  tools
    .split(/[,\n]/)
    .map(name => phraseOf(name).trim())
    .filter(name => name !== ''),
)

/** Those that are words besides are names with a capital alone, and not where a sentence begins. */
const words = new Set(
  'carbon bolt wave total orange meta game apple shell customs who care spar uber oracle emirates game intel ups mobil irc nrc npa ncc'.split(
    ' ',
  ),
)

export const knownOrganisations: ReadonlySet<string> = new Set(
  organisations
    .split(/[,\n]/)
    .map(name => phraseOf(name).trim())
    .filter(name => name !== ''),
)
export const isAlsoWord = (name: string): boolean => words.has(name)
export const longestOrganisation = 4

/** Other names of one organisation or school, to its full one. */
export const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gtbank: 'guaranty trust bank',
    gtb: 'guaranty trust bank',
    uba: 'united bank for africa',
    firstbank: 'first bank',
    fcmb: 'first city monument bank',
    cbn: 'central bank of nigeria',
    mtn: 'mtn nigeria',
    pwc: 'pricewaterhousecoopers',
    ey: 'ernst and young',
    luth: 'lagos university teaching hospital',
    uch: 'university college hospital',
    unilag: 'university of lagos',
    ui: 'university of ibadan',
    oau: 'obafemi awolowo university',
    abu: 'ahmadu bello university',
    buk: 'bayero university',
    unn: 'university of nigeria',
    uniben: 'university of benin',
    uniport: 'university of port harcourt',
    unilorin: 'university of ilorin',
    unijos: 'university of jos',
    unical: 'university of calabar',
    uniuyo: 'university of uyo',
    uniabuja: 'university of abuja',
    unimaid: 'university of maiduguri',
    futa: 'federal university of technology akure',
    futo: 'federal university of technology owerri',
    futminna: 'federal university of technology minna',
    lasu: 'lagos state university',
    yabatech: 'yaba college of technology',
    lautech: 'ladoke akintola university of technology',
    funaab: 'federal university of agriculture abeokuta',
    aaua: 'adekunle ajasin university',
    eksu: 'ekiti state university',
    delsu: 'delta state university',
    rsu: 'rivers state university',
    imsu: 'imo state university',
    absu: 'abia state university',
    esut: 'enugu state university of science and technology',
    noun: 'national open university of nigeria',
    oou: 'olabisi onabanjo university',
    aksu: 'akwa ibom state university',
    kasu: 'kaduna state university',
    knust: 'kwame nkrumah university of science and technology',
    ug: 'university of ghana',
    uon: 'university of nairobi',
    jkuat: 'jomo kenyatta university of agriculture and technology',
    uct: 'university of cape town',
    wits: 'university of the witwatersrand',
    uj: 'university of johannesburg',
    mak: 'makerere university',
    unza: 'university of zambia',
    uz: 'university of zimbabwe',
    udsm: 'university of dar es salaam',
    kaduna: 'kaduna',
    lagbus: 'lagbus',
    auchi: 'auchi',
    nda: 'nigerian defence academy',
    kadpoly: 'kaduna polytechnic',
    moore: 'moore',
    fedpoly: 'federal polytechnic',
    unisa: 'university of south africa',
    tuk: 'technical university of kenya',
    unizik: 'nnamdi azikiwe university',
    udus: 'usmanu danfodiyo university',
    atbu: 'abubakar tafawa balewa university',
    mouau: 'michael okpara university of agriculture',
    mautech: 'modibbo adama university',
    coou: 'chukwuemeka odumegwu ojukwu university',
    tasued: 'tai solarin university of education',
    fuoye: 'federal university oye ekiti',
    fudutsinma: 'federal university dutsin ma',
    unidel: 'university of delta',
    unicross: 'university of cross river state',
    uds: 'university for development studies',
    ucc: 'university of cape coast',
    upsa: 'university of professional studies',
    gimpa: 'ghana institute of management and public administration',
    mmust: 'masinde muliro university of science and technology',
    mku: 'mount kenya university',
    mubs: 'makerere university business school',
    ukzn: 'university of kwazulu natal',
    cput: 'cape peninsula university of technology',
    ucad: 'universite cheikh anta diop',
    cbu: 'copperbelt university',
    lbs: 'lagos business school',
    lse: 'london school of economics',
  }),
)
