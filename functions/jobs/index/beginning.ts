// What adverts begin with that says nothing of the job: a heading, who recruits, or what the card shows anyway.
const heading =
  /^(?:(?:job |role |position )?(?:description|summary|overview|details|purpose|profile)|about (?:the |this )?(?:job|role|position|opportunity)|the (?:job|role|position)|introduction|job brief)\s*[:–-]?$/i
const shown =
  /^(?:job title|job type|location|job location|employment type|work type|company|organi[sz]ation|salary|deadline|date posted|qualifications?|experience|job field|specialization|reference|ref)\s*:.*$/i
const recruits =
  /^.{0,120}\b(?:is|are) (?:currently |now )?(?:recruiting|hiring|looking for|seeking)\b.{0,60}\b(?:candidates?|persons?|individuals?|applicants?)\b.{0,140}$/i

/** Further down an advert has begun, whatever it says. */
const mostLines = 8

/** A description from where it begins to say something. As it is, where all of it is like that. */
export const beginningOf = (description: string): string => {
  let rest = description.trimStart()
  for (let line = 0; line < mostLines; line += 1) {
    const end = rest.indexOf('\n')
    const first = (end < 0 ? rest : rest.slice(0, end)).trim()
    if (first !== '' && ![heading, shown, recruits].some(pattern => pattern.test(first))) return rest
    if (end < 0) break
    rest = rest.slice(end + 1).trimStart()
  }
  return description
}
