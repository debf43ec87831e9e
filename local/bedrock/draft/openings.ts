/** What the words before the work say of it. */
export type Opening = 'charge' | 'over' | 'to' | 'helped' | 'part' | 'on' | 'passive'

type Rule = readonly [words: RegExp, opening?: Opening]

const adverbs =
  'successfully|effectively|efficiently|currently|actively|also|mainly|mostly|usually|always|often|personally|directly|primarily|consistently|proudly|solely|fully|jointly|partly|then|both|together|generally|basically'

/** Read from the top, again and again, until none fits. */
const rules: readonly Rule[] = [
  [
    /^(?:in|during|throughout) (?:this|my|that) (?:role|position|job|capacity|time|period|stay|tenure|employment)(?: (?:there|here|as|at|with)\b[^,]*)?,\s*/i,
  ],
  [/^(?:while|when) (?:there|here|at [^,]{2,40}|working (?:there|here)),\s*/i],
  [
    /^(?:and|additionally|furthermore|moreover|in addition|besides(?: that)?|then|so|also|finally|lastly|firstly|secondly|plus),?\s+(?=\S)/i,
  ],
  [
    /^(?:my |our |key |main |daily |core |primary |major |other |job |general )*(?:duties|responsibilities|duty|responsibility|tasks|achievements?|accomplishments?|roles?|functions?)(?: (?:and|&) (?:duties|responsibilities|achievements))?(?: (?:there|here))?(?: also)?\s*(?::|-|–|(?:has |have )?(?:included?s?|including|was|were|is|are|involved?s?|entail(?:s|ed)?)(?: to)?:?)\s*/i,
    'charge',
  ],
  [
    /^my (?:job|work|role|position)(?: (?:there|here))?(?: also)? (?:was|is|has been|involve[sd]?|entail(?:s|ed)?|include[sd]?)(?: to)?\s+/i,
    'charge',
  ],
  [new RegExp(`^(?:i|we)(?:['’]ve|['’]m)?\\s+(?:(?:have|had|${adverbs})\\s+(?!to\\b))*`, 'i')],
  [
    new RegExp(
      `^(?:${adverbs}),?\\s+(?=\\p{L}+(?:ed|ing)\\b|responsible|in charge|handle|manage|led|ran|made|built|wrote)`,
      'iu',
    ),
  ],
  [
    new RegExp(
      `^(?:was |were |am |are |being |been |is )*(?:(?:${adverbs})\\s+)*(?:responsible|accountable|answerable) (?:for|to)\\s+`,
      'i',
    ),
    'charge',
  ],
  [/^(?:was |were |am |been |put )*in[- ]charge of\s+/i, 'over'],
  [
    /^(?:was |were |am |been )*(?:tasked|charged|entrusted|saddled) with(?: the (?:responsibility|responsibilities|duty|task) of)?\s+/i,
    'charge',
  ],
  [/^(?:was |were |am |been )*(?:required|expected|asked|able|assigned|employed|hired) to\s+/i, 'to'],
  [
    /^(?:the|this|that) (?:role|job|position|work|post)(?: also)? (?:required|needed|wanted) (?:me|us) to\s+/i,
    'to',
  ],
  [/^(?:managed|had|have|used|got) to\s+(?=\p{Ll})/iu, 'to'],
  [/^(?:was |were |am |been )*(?:actively )?involved in\s+/i, 'part'],
  [/^(?:participated|participate|participating|took part|take part|taking part|engaged) in\s+/i, 'part'],
  [/^(?:helped|help|helps|helping|assisted|assist|assists|assisting|aided)(?: to| in| with)\s+/i, 'helped'],
  [/^(?:worked|work|working) on\s+/i, 'on'],
  [/^(?:was|were|am|been|being)\s+(?=\p{L}+ing\b)/iu],
  [/^(?:was|were|got|been)\s+(?=\p{L}+(?:ed|en)\b)/iu, 'passive'],
  [
    /^(?=(?:promoted|awarded|recognised|recognized|appointed|elected|nominated|honoured|commended) (?:to|as|for|by|the|best|twice|president|head)\b)(?=.)/i,
    'passive',
  ],
  [
    /^(?:did|do|does|doing)\s+(?=(?:the |all |a |an |daily |weekly |monthly |\p{L}+s\b|\p{L}+ing\b))/iu,
    'charge',
  ],
  [/^(?:had|have|has)\s+(?=\p{L}+ed\b)/iu],
]

export type Opened = { readonly rest: string; readonly opening: Opening | undefined }

/** A piece without the words before the work. */
export const opened = (piece: string): Opened => {
  let rest = piece
  let opening: Opening | undefined
  for (let again = 0; again < 6; again += 1) {
    const rule = rules.find(([words]) => words.test(rest))
    if (!rule) break
    const shorter = rest.replace(rule[0], '')
    if (shorter === '') break
    opening = rule[1] ?? opening
    if (shorter === rest) break
    rest = shorter
  }
  return { rest, opening }
}
