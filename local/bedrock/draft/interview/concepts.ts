/**
 * What a question can be about beside its own words, and how people speak of it when they answer. A line: what the question
 * says = what an answer that is about it says.
 */
const table = `
mistake|wrong|error|regret|fail|did not like = mistake|error|wrong|fault|forgot|missed|sorry|apolog|embarrass|incorrect|not looked|twice|tight|complain|short|cry|break|broke|lost|failed|should have|learn|queried|agree
disagree|conflict|differently|argument|difficult colleague|angry|upset|not happy|refuse|complain|trust = disagree|argu|annoy|angry|anger|refus|conflict|quarrel|shout|complain|wait|stopped speaking|misunderstand|opposite|differ|insist|wanted|convinc|hesita|unhappy|bring|apolog|calm|no\\b|polite|trust|accept
late|delay|deadline|behind|on time|schedule|urgent|pressure|prioriti|first when|goes first|go first|many tasks = late|delay|date|day|week|hour|time|behind|before|wait|urgent|priorit|first|noon|morning|month|deadline
afraid|calm|frighten|anxious|nervous = fear|afraid|calm|breath|next|explain|ask|encourag|listen|nicely|sit|comfort|reassur
quiet|noise|discipline|unruly|behav = quiet|silen|noise|voice|wait|talk|song|loud|listen|sticker|attention
explain|simple|understand = explain|picture|simple|word|chart|show|ask|line|example|question|draw
choose|chose|why = because|why|like|want|wish|since|drew|reason|love|decid|first|so that
`

const groups = table
  .trim()
  .split('\n')
  .map(line => {
    const [asked = '', said = ''] = line.split(' = ')
    return { asked: new RegExp(`\\b(?:${asked})`, 'i'), said: new RegExp(`\\b(?:${said})`, 'gi') }
  })

/** How many of the things that a question is about the answer does not speak of, and how many there are. */
export const missedConcepts = (
  question: string,
  answer: string,
): { readonly missed: number; readonly of: number } => {
  const asked = groups.filter(group => group.asked.test(question))
  return { missed: asked.filter(({ said }) => answer.match(said) === null).length, of: asked.length }
}
