import type { Span } from './sentences.ts'

export type Certificate = Span & { readonly key: string }

type Row = readonly [key: string, short: string, long: string]
/** What it is called besides: `AWS Certified` Cloud Practitioner. */
const called = '(?: (?!who|and|with|in|from|since|for|to|at|as|i|by|on|of|that|but|now|holder)[a-z-]+){0,4}'
/** Short names are read in capitals alone, long ones in any. */
const rows: readonly Row[] = [
  ['ican', 'ICAN|ACA|FCA', 'institute of chartered accountants of nigeria'],
  ['acca', 'ACCA|FCCA', 'association of chartered certified accountants'],
  ['anan', 'ANAN|CNA', 'association of national accountants of nigeria'],
  ['cima', 'CIMA|ACMA', ''],
  ['cpa', 'CPA|CPA-K|CPA\\(K\\)', 'certified public accountant'],
  ['cfa', 'CFA', 'chartered financial analyst'],
  ['frm', 'FRM', 'financial risk manager'],
  ['cia', 'CIA', 'certified internal auditor'],
  ['cisa', 'CISA', 'certified information systems auditor'],
  ['cism', 'CISM', ''],
  ['cissp', 'CISSP', ''],
  ['ceh', 'CEH', 'certified ethical hacker'],
  ['ccna', 'CCNA', 'cisco certified network associate'],
  ['ccnp', 'CCNP', 'cisco certified network professional'],
  [
    'comptia',
    'CompTIA(?: (?:Security|A|Network|Linux|CySA)\\+)?',
    'comptia(?: (?:security|a|network|linux|cysa)\\+)?',
  ],
  ['aws', '', `aws (?:certified|certification)${called}|amazon web services certified${called}`],
  [
    'azure',
    '(?:AZ|DP|PL|AI|MS|SC)-\\d{3}',
    `azure (?:fundamentals|administrator associate|certified|solutions architect expert)|microsoft certified:?${called}`,
  ],
  ['gcp', '', `google cloud certified${called}|google cloud (?:professional|associate) [a-z]+ [a-z]+`],
  [
    'google certificate',
    '',
    'google (?:data analytics|project management|ux design|it support|cybersecurity|digital marketing)(?: professional)? cert\\w+',
  ],
  ['pmp', 'PMP', 'project management professional'],
  ['capm', 'CAPM', 'certified associate in project management'],
  ['prince2', 'PRINCE2', 'prince2'],
  [
    'scrum',
    'CSM|PSM(?: ?I{1,3})?|CSPO',
    'certified scrum master|certified scrummaster|professional scrum master',
  ],
  ['itil', 'ITIL', 'itil(?: v?\\d)? foundation|itil certified'],
  ['six sigma', '', '(?:lean )?six sigma(?: (?:green|black|yellow|white) belt)?(?: cert\\w+)?'],
  ['nebosh', 'NEBOSH', 'nebosh(?: (?:igc|international general certificate))?'],
  ['iosh', 'IOSH', ''],
  ['ispon', 'ISPON', ''],
  ['hse', 'HSE (?:Level )?[123]', 'hse (?:level )?[123]|hse certificat\\w+'],
  ['cipm', 'CIPM', 'chartered institute of personnel management'],
  ['shrm', 'SHRM(?:-S?CP)?|PHRi?|SPHRi?', ''],
  ['cipd', 'CIPD', ''],
  ['cips', 'M?CIPS|CIPSMN', 'chartered institute of (?:procurement|purchasing)[a-z &]*'],
  ['cilt', 'CILT|CMILT', 'chartered institute of logistics(?: and transport)?'],
  ['cibn', 'CIBN|ACIB', 'chartered institute of bankers(?: of nigeria)?'],
  ['citn', 'CITN|ACTI', 'chartered institute of taxation(?: of nigeria)?'],
  ['ciin', 'CIIN|ACII', 'chartered insurance institute[a-z ]*'],
  ['nimc', 'NIM|AMNIM|NIM \\(Chartered\\)', 'nigerian institute of management'],
  ['nipr', 'NIPR', ''],
  ['apcon', 'APCON|ARCON', ''],
  ['icsan', 'ICSAN', ''],
  ['coren', 'COREN', ''],
  ['nse', 'MNSE|GMNSE|NSE', 'nigerian society of engineers'],
  ['trcn', 'TRCN', 'teachers registration council(?: of nigeria)?'],
  ['tsc', 'TSC', ''],
  [
    'nmcn',
    'NMCN|RN|RM|RPHN|RNM',
    'nursing and midwifery council(?: of nigeria)?|registered nurse licen[cs]e',
  ],
  ['mlscn', 'MLSCN', ''],
  ['mdcn', 'MDCN', ''],
  ['pcn', 'PCN', 'pharmac(?:y|ists) council(?: of nigeria)?'],
  ['bls', 'BLS', 'basic life support'],
  ['acls', 'ACLS', 'advanced cardi(?:ac|ovascular) life support'],
  ['nysc', 'NYSC', 'national youth service(?: corps)?|youth service'],
  ['ielts', 'IELTS', 'ielts'],
  ['toefl', 'TOEFL', 'toefl'],
  ['delf', 'DELF|DALF', 'delf|dalf'],
  ['celta', 'CELTA|TEFL|TESOL', ''],
  ['haccp', 'HACCP', 'haccp certif\\w+'],
  ['icdl', 'ICDL', 'icdl'],
  ['mos', 'MOS', 'microsoft office specialist'],
  ['stcw', 'STCW', 'stcw'],
  ['opito', 'BOSIET|OPITO', 'bosiet'],
  ['cscs', 'CSCS', ''],
  ['saica', 'SAICA|CA\\(SA\\)', ''],
]

// To try all of these at each place of a text takes longer than all else: most lines have none of them.
const anyShort = /[A-Z]{2}|CompTIA/
const anyLong =
  /institut|associat|charter|certif|professional|council|societ|life support|sigma|service|risk manager|google|azure|aws |itil|prince2|nebosh|ielts|toefl|delf|dalf|stcw|bosiet|comptia|hse |icdl|registered|specialist/
const shorts = rows.map(([, short]) => `(${short || '(?!)'})`).join('|')
const longs = rows.map(([, , long]) => `(${long || '(?!)'})`).join('|')
const shortNames = new RegExp(`(?<![\\p{L}\\d])(?:${shorts})(?![\\p{L}\\d])`, 'gu')
const longNames = new RegExp(`(?<![\\p{L}\\d])(?:${longs})(?![\\p{L}\\d])`, 'gu')

/** `AWS Certified Developer` is not `AWS Certified Cloud Practitioner`: what is said of it is part of the key. */
const wholeKeys = new Set(['hse', 'aws', 'azure', 'gcp', 'google certificate', 'comptia'])
const keyOf = (at: number, found: string): string => {
  const key = rows[at]?.[0] ?? ''
  return wholeKeys.has(key)
    ? found
        .toLowerCase()
        .replace(/certificat\w+|professional|\bin\b|[^a-z\d+]+/g, ' ')
        .trim()
        .replace(/\s+/g, ' ')
    : key
}

/** `certified public health officer`, `chartered accountant`, `a practising licence`, in small letters. */
const general =
  /\b(?:(?:board[- ])?(certified|chartered|licen[cs]ed|registered|accredited)(?: (?!in\b|by\b|with\b|and\b|to\b|as\b|for\b|the\b|at\b|a\b|of\b|new\b|on\b|over\b|all\b|letters?\b|every\b|under\b|patients?\b|about\b|more\b)\p{L}[\p{L}'-]*){1,3}|(\p{L}[\p{L}'’-]+) (licen[cs]e|certification|certificate)s?)\b/gu

const anyGeneral = /certif|charter|licen|regist|accredit/
export type GeneralCertificate = Span & { readonly words: string }

export const generalCertificatesIn = (low: string): GeneralCertificate[] =>
  Array.from(anyGeneral.test(low) ? low.matchAll(general) : [], match => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[0],
  }))

export const certificatesIn = (text: string, low: string): Certificate[] => {
  const found: Certificate[] = []
  for (const [hint, pattern, read] of [
    [anyLong, longNames, low],
    [anyShort, shortNames, text],
  ] as const)
    for (const match of hint.test(read) ? read.matchAll(pattern) : []) {
      const at = match.slice(1).findIndex(part => part !== undefined)
      const start = match.index
      const end = start + match[0].trimEnd().length
      if (found.some(other => other.start < end && start < other.end)) continue
      found.push({ start, end, key: keyOf(at, match[0]) })
    }
  return found
}
