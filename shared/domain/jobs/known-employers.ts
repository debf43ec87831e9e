/**
 * Employers whose names are borrowed most, and where they really write from. `names` are beginnings of a company's key,
 * `labels` what an imitation builds its own address of.
 */
export type KnownEmployer = {
  readonly name: string
  readonly names: readonly string[]
  readonly labels: readonly string[]
  readonly domains: readonly string[]
}

const employer = (name: string, names: string, labels: string, domains: string): KnownEmployer => ({
  name,
  names: names.split(', '),
  labels: labels.split(' '),
  domains: domains.split(' '),
})

export const knownEmployers: readonly KnownEmployer[] = [
  employer('Shell', 'shell', 'shell spdc snepco', 'shell.com shell.com.ng shell.ng'),
  employer('Chevron', 'chevron', 'chevron', 'chevron.com'),
  employer(
    'TotalEnergies',
    'totalenergies, total energies',
    'totalenergies',
    'totalenergies.com totalenergies.ng',
  ),
  employer(
    'ExxonMobil',
    'exxonmobil, exxon mobil, mobil producing',
    'exxonmobil',
    'exxonmobil.com exxonmobil.com.ng',
  ),
  employer('NNPC', 'nnpc, nnpcl', 'nnpc nnpcl nnpcgroup', 'nnpcgroup.com nnpc.ng'),
  employer('NLNG', 'nlng, nigeria lng', 'nlng nigerialng', 'nlng.com nigerialng.com'),
  employer('Seplat', 'seplat', 'seplat seplatenergy', 'seplatenergy.com seplatpetroleum.com'),
  employer('Oando', 'oando', 'oando', 'oandoplc.com'),
  employer(
    'Dangote',
    'dangote',
    'dangote',
    'dangote.com dangoteprojects.com dangotecement.com dangotesugar.com.ng',
  ),
  employer(
    'BUA',
    'bua group, bua cement, bua foods, bua',
    'bua buagroup buacement',
    'buagroup.com buacement.com buafoodsplc.com',
  ),
  employer('Nestlé', 'nestle', 'nestle', 'nestle.com nestle-cwa.com ng.nestle.com'),
  employer('Unilever', 'unilever', 'unilever', 'unilever.com unilevernigeria.com'),
  employer('Nigerian Breweries', 'nigerian breweries', 'nigerianbreweries nbplc', 'nbplc.com heineken.com'),
  employer('Guinness Nigeria', 'guinness', 'guinness guinnessnigeria', 'guinness-nigeria.com diageo.com'),
  employer(
    'Coca-Cola',
    'coca cola, cocacola, hellenic bottling',
    'cocacola',
    'coca-cola.com coca-colacompany.com cchellenic.com coca-colahellenic.com',
  ),
  employer('Flour Mills', 'flour mills', 'flourmills fmnplc', 'fmnplc.com'),
  employer('Cadbury', 'cadbury', 'cadbury', 'mdlz.com cadbury.com'),
  employer('PZ Cussons', 'pz cussons', 'pzcussons', 'pzcussons.com'),
  employer(
    'Procter & Gamble',
    'procter and gamble, procter gamble',
    'pgcareers procterandgamble',
    'pg.com pgcareers.com',
  ),
  employer('Julius Berger', 'julius berger', 'juliusberger', 'julius-berger.com julius-berger-int.com'),
  employer('Lafarge', 'lafarge', 'lafarge lafargeafrica', 'lafarge.com.ng lafarge.com holcim.com'),
  employer('MTN', 'mtn', 'mtn mtnnigeria', 'mtn.com mtn.ng mtnonline.com'),
  employer('Airtel', 'airtel', 'airtel', 'airtel.com airtel.africa ng.airtel.com airtel.com.ng'),
  employer('Glo', 'globacom, glo mobile', 'globacom glomobile', 'gloworld.com'),
  employer('9mobile', '9mobile', '9mobile', '9mobile.com.ng t2mobile.ng'),
  employer(
    'Access Bank',
    'access bank',
    'accessbank accessbankplc',
    'accessbankplc.com theaccesscorporation.com',
  ),
  employer('GTBank', 'gtbank, guaranty trust, gtco', 'gtbank gtco', 'gtbank.com gtcoplc.com'),
  employer('Zenith Bank', 'zenith bank', 'zenithbank', 'zenithbank.com'),
  employer(
    'First Bank',
    'first bank, firstbank',
    'firstbank firstbanknigeria',
    'firstbanknigeria.com firstholdco.com fbnholdings.com',
  ),
  employer('UBA', 'united bank for africa, united bank africa, uba', 'uba ubagroup', 'ubagroup.com'),
  employer('Fidelity Bank', 'fidelity bank', 'fidelitybank', 'fidelitybank.ng'),
  employer(
    'Stanbic IBTC',
    'stanbic',
    'stanbic stanbicibtc',
    'stanbicibtc.com stanbicibtcbank.com standardbank.com',
  ),
  employer('Central Bank of Nigeria', 'central bank', 'cbn centralbank', 'cbn.gov.ng'),
  employer('Moniepoint', 'moniepoint', 'moniepoint', 'moniepoint.com teamapt.com'),
  employer('OPay', 'opay', 'opay', 'opay-inc.com opayweb.com opay-nigeria.com operapay.com'),
  employer('PalmPay', 'palmpay', 'palmpay', 'palmpay.com'),
  employer('Flutterwave', 'flutterwave', 'flutterwave', 'flutterwave.com flutterwavego.com'),
  employer('Paystack', 'paystack', 'paystack', 'paystack.com'),
  employer('Interswitch', 'interswitch', 'interswitch', 'interswitchgroup.com interswitchng.com'),
  employer('Andela', 'andela', 'andela', 'andela.com'),
  employer('Jumia', 'jumia', 'jumia', 'jumia.com jumia.com.ng'),
  employer('KPMG', 'kpmg', 'kpmg', 'kpmg.com ng.kpmg.com kpmg.ng'),
  employer('PwC', 'pwc, pricewaterhousecoopers', 'pwc pwcnigeria', 'pwc.com'),
  employer('Deloitte', 'deloitte', 'deloitte', 'deloitte.com deloitte.com.ng'),
  employer('EY', 'ernst and young', 'ernstyoung', 'ey.com'),
  employer('Accenture', 'accenture', 'accenture', 'accenture.com'),
  employer('UNICEF', 'unicef', 'unicef', 'unicef.org'),
  employer(
    'United Nations',
    'united nations, undp, unhcr, unfpa',
    'undp unhcr unitednations unjobs',
    'un.org undp.org unhcr.org unfpa.org',
  ),
  employer(
    'WHO',
    'world health organization, world health organisation',
    'worldhealthorganization',
    'who.int',
  ),
  employer(
    'Save the Children',
    'save children',
    'savethechildren',
    'savethechildren.org savethechildren.net',
  ),
  employer(
    'Nigerian Customs',
    'nigeria customs, nigerian customs',
    'nigeriacustoms nigerancustoms ncs',
    'customs.gov.ng',
  ),
  employer('INEC', 'inec, independent national electoral', 'inec', 'inecnigeria.org inec.gov.ng'),
  employer('NDLEA', 'ndlea, national drug law', 'ndlea', 'ndlea.gov.ng'),
  employer('FIRS', 'firs, federal inland revenue', 'firs', 'firs.gov.ng nrs.gov.ng'),
  employer(
    'Nigeria Police',
    'nigeria police, nigerian police',
    'policerecruitment nigeriapolice',
    'npf.gov.ng policerecruitment.gov.ng',
  ),
  employer('NIMASA', 'nimasa', 'nimasa', 'nimasa.gov.ng'),
  employer('Amazon', 'amazon', 'amazon', 'amazon.com amazon.jobs amazon.co.uk'),
  employer('Google', 'google', 'google', 'google.com'),
]

/** What an imitation puts behind a name: `shell-careers-ng`. */
export const borrowedEndings =
  'careers?|recruit(?:ment|ing|er)?|jobs?|nigeria|ng|nig|group|hr|vacanc(?:y|ies)|plc|hiring|ltd|limited|portal|apply|application|employment|official|oil|gas|bank|online|foundation|africa|company|inc|industries|refinery|cement|human|resources|interview|work|team|global|20\\d\\d'

/** Systems on whose pages employers really hire: their name stands before these. */
export const hiringSystems = [
  'myworkdayjobs.com',
  'taleo.net',
  'oraclecloud.com',
  'successfactors.com',
  'successfactors.eu',
  'smartrecruiters.com',
  'greenhouse.io',
  'lever.co',
  'ashbyhq.com',
  'workable.com',
  'linkedin.com',
  'seamlesshiring.com',
  'bamboohr.com',
  'zohorecruit.com',
  'recruitee.com',
  'breezy.hr',
  'icims.com',
  'avature.net',
  'teamtailor.com',
  'jobvite.com',
  'dragnetnigeria.com',
  'eightfold.ai',
  'facebook.com',
  'instagram.com',
  'reliefweb.int',
]

/** Where anybody has an address for nothing. */
export const freeMail: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'msn.com',
  'aol.com',
  'icloud.com',
  'mail.com',
  'gmx.com',
  'proton.me',
  'protonmail.com',
  'yandex.com',
  'zoho.com',
  'inbox.com',
])
