// Written in capitals because they are said letter by letter.
const letters = new Set(
  (
    'HSE IT NGO HR ICT UI UX QA QC CEO CFO COO CTO CMO MD GM PA SQL PHP AWS GIS CRM ERP SEO SEM PPC HSEQ QHSE FMCG ' +
    'B2B B2C ICU RN UK US USA UAE EU UN WHO NYSC OND HND BSC MSC MBA PHD ICAN ACCA CIPM CCTV HVAC POS ATM KYC AML ' +
    'PR TV FM API ML AI BI SAP PMP HIV TB WASH GBV MEAL MEL M&E R&D P&L LPG CNG PLC CNC SCADA AC DJ VIP GSM RF NOC ' +
    'SOC DBA VP SVP EVP ED HOD LGA FCT ENT ART OPD MIS EMR SME SMES NGOS VAT PAYE IFRS GAAP'
  ).split(' '),
)
const small = new Set([
  'of',
  'and',
  'for',
  'in',
  'at',
  'to',
  'the',
  'with',
  'on',
  'or',
  'a',
  'an',
  'by',
  'from',
])
const roman = /^(?:I{2,3}|IV|VI{0,3}|IX)$/

const cased = (word: string, at: number): string => {
  if (letters.has(word) || roman.test(word) || /\d/.test(word)) return word
  const lower = word.toLowerCase()
  if (at > 0 && small.has(lower)) return lower
  return /[AEIOUY]/.test(word) || word.length > 4 ? word.charAt(0) + lower.slice(1) : word
}

/** Letters of which none is small, and more than an abbreviation has. */
const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{5}/u.test(text)

/** `HSE OFFICER AT LARGE` as `HSE Officer at Large`; what is not all in capitals comes back as it is. */
export const calmed = (text: string): string =>
  isShouted(text) ? text.replace(/[\p{L}\p{N}&']+/gu, (word, at: number) => cased(word, at)) : text
