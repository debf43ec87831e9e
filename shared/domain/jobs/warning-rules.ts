import type { WarningKind } from '../../lists.ts'

/** One rule for the words of an advert. Its patterns are matched with one sentence in lower case. */
export type WarningRule = {
  readonly kind: WarningKind
  /** Only sentences with one of these words are examined. */
  readonly words: readonly string[]
  readonly pattern: RegExp
  /** The rule needs a number in the sentence. */
  readonly needsFigure?: true
  /** Exceptions: the advert says the contrary, or describes the work. */
  readonly unless: RegExp
  /** The reason, with {amount} when the sentence names one. */
  readonly says: string
  /** The reason when the sentence names no amount. */
  readonly saysBare: string
}

/** A requested sum: ₦7,500, n7500, 7,500 naira, 5k. */
const sum =
  '(?:(?:₦|\\bngn ?|\\bn(?=\\d)|#(?=\\d)|\\$|£|€)\\s?\\d[\\d,.]*\\d?\\s?k?\\b|\\b\\d[\\d,]*\\s?(?:naira|dollars)\\b|\\b\\d{1,3}k\\b)'
export const amount = new RegExp(sum)

const denied =
  "\\b(?:no|not|never|nobody|without|free of charge|zero|beware|scam\\w*|fraud\\w*|fake|waived?|reimburs\\w*|don't|doesn't|isn't|neither|nor|at no cost)\\b"
// The fees of a bank, a school or a hotel belong to ordinary work, and applicants don't pay them.
const work =
  '\\b(?:customers?|clients?|students?|pupils?|parents?|patients?|tenants?|members?|guests?|donors?|vendors?|suppliers?|merchants?|borrowers?|agents?|collect(?:s|ing|ion)?|ensur(?:e|es|ing)|manag(?:e|es|ing|ement)|reconcil\\w*|invoic\\w*|remit\\w*|record(?:s|ing)?|monitor\\w*|prepar\\w*|structure|tuition|school fees|on behalf|staff|employees|responsible|conferences?|statutory|regulatory|nafdac|revenue|fees and charges)\\b'
const paidByThem =
  '\\b(?:we|us|company|employer|organi[sz]ation|firm|school|hospital)\\b(?! account)[^.]{0,40}\\b(?:pays?|covers?|bears?|sponsors?|provides?|takes? care of)\\b|\\b(?:covered|paid|borne|sponsored|provided|funded) (?:for )?by (?:the |us\\b|our)|\\b(?:allowance|allowances|bonus|benefits?)\\b'
const wages =
  '\\b(?:salary|salaries|monthly|per month|a month|weekly|per week|daily|per day|hourly|per hour|per annum|annually|earn|earns|wages?|commission|basic|gross|net pay|you (?:will )?(?:get|receive)|stipend)\\b'

const noFee = new RegExp([denied, work, paidByThem].join('|'))
const notToPay = new RegExp([denied, work, paidByThem, wages].join('|'))

const withSum = (what: string): string => `(?:${what})[^.]{0,60}${sum}|${sum}[^.]{0,60}(?:${what})`
const payFor = (what: string): string =>
  `\\b(?:pay|paying|purchase|buy|deposit|transfer|send|bring|come with|payment of)\\b[^.]{0,40}(?:${what})`
const isDue = (what: string): string =>
  `(?:${what})[^.]{0,40}\\b(?:compulsory|mandatory|payable|refundable|non-?refundable|applies|(?:is|are) required|must be paid|to be paid|before (?:the |your )?(?:interview|resumption|training|test))\\b`

const fee = (kinds: string): string =>
  `\\b(?:${kinds})(?: \\w+)? (?:fees?|charges?|levy|deposit|payment|money)\\b`

/** The reason why an advert that asks for money may be a scam. `bare`: what the advert does when it names no amount. */
const explained = (rule: string, bare: string) => ({
  says: `${rule} This advert asks for {amount}.`,
  saysBare: `${rule} This advert ${bare}.`,
})
const mayNotAsk = explained('No employer may ask for money to hire you.', 'does')

const moneyFor = (what: string, kinds: string): WarningRule => ({
  kind: 'asks-for-money',
  words: ['fee', 'fees', 'charge', 'charges', 'levy', 'deposit', 'payment', 'money'],
  pattern: new RegExp([withSum(fee(kinds)), payFor(fee(kinds)), isDue(fee(kinds))].join('|')),
  unless: noFee,
  ...explained(`No employer may charge for ${what}.`, 'asks for a fee'),
})

const secret = (what: string, words: readonly string[], pattern: RegExp): WarningRule => ({
  kind: 'asks-for-secrets',
  words,
  pattern,
  unless:
    /\b(?:customers?|clients?|users?|merchants?|agents?|kyc|verif(?:y|ies|ication)|validat\w*|onboard\w*|process\w*|never|not|don't|nobody|beware|payroll|successful|after (?:the )?(?:offer|employment)|upon (?:employment|resumption)|reset|systems?|software|issuance|cards? (?:operations|business|products?))\b/,
  says: `No employer needs ${what} to consider you. This advert asks for it.`,
  saysBare: `No employer needs ${what} to consider you. This advert asks for it.`,
})

/** Work without a salary. It is no scam, but a person must know it before they apply. */
const unpaid = (words: readonly string[], pattern: RegExp, says: string): WarningRule => ({
  kind: 'no-salary',
  words,
  pattern,
  unless: /\b(?:not|never|isn't|in addition to|on top of|plus)\b/,
  says,
  saysBare: says,
})

const gives =
  '\\b(?:send|provide|submit|forward|upload|share|give|drop|enter|fill|attach|include|come with|bring|required?|needed|your)\\b'
const asksFor = (what: string): RegExp =>
  new RegExp(
    `${gives}[^.]{0,60}\\b(?:${what})\\b|\\b(?:${what})\\b[^.]{0,30}\\b(?:required|needed|compulsory|mandatory)\\b`,
  )

/** The first matching rule gives the reason, so rules that name what is charged for come first. */
export const warningRules: readonly WarningRule[] = [
  moneyFor('an interview', 'interview|screening|assessment|aptitude|test|shortlisting'),
  moneyFor('training', 'training|orientation|induction|course|certificate|certification'),
  moneyFor('a medical test', 'medicals?|medical test|medical examination|health check|drug test'),
  moneyFor(
    'what the work needs',
    'uniforms?|id card|identity card|starter kit|kit|badge|laptop|equipment|visa|work permit',
  ),
  moneyFor(
    'a job',
    'registration|enrol?ment|sign-?up|onboarding|documentation|processing|administrative|admin|application|form|slot|acceptance|verification|background check|clearance|commitment|security|caution|placement|agency|consultancy|booking|activation|offer letter|employment letter|appointment letter|job',
  ),
  {
    kind: 'asks-for-money',
    words: ['form', 'forms', 'slot', 'slots', 'card', 'kit', 'uniform', 'medicals', 'id'],
    pattern: new RegExp(
      `\\b(?:buy|purchase|obtain|pay for|pick up|get)\\b[^.]{0,40}\\b(?:forms?|slots?|scratch card|kit|uniform|medicals|id card)\\b[^.]{0,40}${sum}` +
        `|\\b(?:forms?|slots?|scratch card|starter kit|uniform|medicals|id card)\\b (?:is|are|costs?|goes for|sold (?:at|for)|at|for)(?: just| only)? ${sum}` +
        `|${sum} (?:only )?(?:for|to (?:get|obtain|buy|collect)) (?:the |a |an |your )?(?:application |registration |employment )?(?:forms?|slots?|scratch card|kit|uniform|medicals|id card)\\b`,
    ),
    needsFigure: true,
    unless: notToPay,
    ...explained('No employer may sell what you need to apply.', 'asks for money'),
  },
  {
    kind: 'asks-for-money',
    words: ['pay', 'payment', 'transfer', 'send', 'deposit'],
    needsFigure: true,
    pattern: new RegExp(
      `\\b(?:pay|payment of|transfer|send|deposit(?: of)?)\\b[^.]{0,30}${sum}[^.]{0,60}\\b(?:to (?:secure|book|confirm|process|reserve|register|start|be shortlisted|get)|before|for (?:your |the |an? )?(?:interview|registration|training|forms?|slot|processing|logistics|offer|appointment|documentation)|opay|palmpay|account)\\b`,
    ),
    unless: notToPay,
    ...mayNotAsk,
  },
  {
    kind: 'asks-for-money',
    words: ['pay', 'paying'],
    pattern:
      /\bpay(?:ing)? for (?:your |the |an? )?(?:own )?(?:forms?|training|medicals?|medical tests?|uniforms?|id cards?|registration|interview|screening)\b/,
    unless: noFee,
    ...explained('No employer may charge for what it asks of you.', 'does'),
  },
  {
    kind: 'asks-for-money',
    words: ['token', 'sum'],
    needsFigure: true,
    pattern: new RegExp(`\\b(?:token|sum) (?:fee )?of (?:only )?${sum}`),
    unless: notToPay,
    ...mayNotAsk,
  },
  {
    kind: 'asks-for-money',
    words: ['refundable'],
    pattern: new RegExp(
      `\\b(?:refundable|non-?refundable) (?:\\w+ )?(?:fee|deposit|amount|sum|payment|${sum})`,
    ),
    unless: notToPay,
    ...mayNotAsk,
  },
  {
    kind: 'asks-for-money',
    words: ['deposit'],
    needsFigure: true,
    pattern: new RegExp(
      `\\byou (?:must |have to )?(?:activate|open|fund|start|unlock)\\b[^.]{0,60}\\bdeposit of ${sum}`,
    ),
    unless: new RegExp(denied),
    ...mayNotAsk,
  },
  {
    kind: 'asks-for-secrets',
    words: ['account', 'accounts'],
    pattern:
      /\b(?:receiv|collect|accept)(?:e|ing)\b[^.]{0,60}\b(?:in|into|through|with) your (?:own |personal )?(?:bank )?accounts?\b/,
    unless: /\b(?:salary|wages?|pay you|paid into|allowances?|scam|fraud|never|beware)\b/,
    says: 'Money of other people in your account can be stolen money. This advert asks for your account.',
    saysBare: 'Money of other people in your account can be stolen money. This advert asks for your account.',
  },
  {
    kind: 'asks-for-money',
    words: ['account', 'acct', 'opay', 'palmpay'],
    needsFigure: true,
    pattern: /\b(?:account|acct|opay|palmpay)\b[^.]{0,30}\b\d{10}\b/,
    unless: /\b(?:phone|call|whatsapp|contact)\b/,
    says: 'No employer takes payments for a job. This advert names an account to pay into.',
    saysBare: 'No employer takes payments for a job. This advert names an account to pay into.',
  },
  secret('your BVN', ['bvn'], asksFor('bvn')),
  secret('your BVN', ['verification'], /\byour bank verification number\b/),
  secret(
    'the details of your card',
    ['atm', 'card', 'cvv'],
    asksFor(
      '(?:atm|debit|credit|bank)(?: card)? (?:card|details|number|pin)|card (?:number|details|pin)|cvv',
    ),
  ),
  secret(
    'your PIN or password',
    ['pin', 'otp', 'password'],
    asksFor('(?:bank|account|transfer) pin|otp|(?:bank(?:ing)?|e-?mail) (?:login|password)'),
  ),
  secret(
    'your login for the bank',
    ['banking'],
    asksFor('(?:internet|online|mobile) banking (?:login|details|password|username)'),
  ),
  secret(
    'a picture of your NIN',
    ['nin'],
    /\b(?:photo|picture|snapshot|image|selfie|screenshot|scan)\b[^.]{0,30}\bnin\b|\bnin\b[^.]{0,20}\b(?:photo|picture|snapshot|image)\b/,
  ),
  unpaid(
    ['commission', 'commissions'],
    /\bcommissions?[- ](?:based )?only\b|\b(?:purely|strictly|solely|entirely|100 ?%)(?: paid)?(?: by| on| through)?(?: an?)? commissions?\b|\bno (?:basic|base|fixed|monthly) salary\b/,
    'You earn only by commission: this advert offers no salary.',
  ),
  unpaid(
    ['equity'],
    /\bequity[- ]only\b|(?<![.,\d])\b(?:0|zero|no salary)(?:,| \+| plus| and| but) equity\b|\bequity(?:-based)? (?:and|but) no salary\b/,
    'You earn only a share of the company: this advert offers no salary.',
  ),
  unpaid(
    ['unpaid', 'stipend'],
    /\bunpaid (?:position|role|internship|job|placement|industrial)\b|\b(?:position|role|internship|placement) is unpaid\b|\bno stipend\b/,
    'This work is unpaid.',
  ),
]
