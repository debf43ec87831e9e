// Boards without a field for it say it in a sentence or on a line of the description, or behind the title.
const labelled =
  /\b(?:job location|work location|location|duty station|place of work|work station|office location|workplace)\s*[:–-]\s*([^\n.;]{2,80})/i
const sentence =
  /\b(?:located|based|situated|domiciled)\s+(?:in|at|within)\s+([A-Z][^\n.;:(]{1,60}?)(?=[\n.;:(]|,? (?:to|and is|who|where|with|for|is|on|that)\b|$)/
const inTitle = /(?:\bin|[-–|(,])\s+([A-Z][^()|]{2,40}?)\)?$/

/** The words that name the place of work where the board has no field for it; empty where there are none. */
export const locationIn = (title: string, description: string): string => {
  const hint =
    description.includes('ocation') || description.includes('OCATION') || description.includes('uty ')
  const said = (hint ? labelled.exec(description)?.[1] : undefined) ?? placeSentence(description)
  return said?.trim() ?? inTitle.exec(title)?.[1]?.trim() ?? ''
}

const placeSentence = (description: string): string | undefined =>
  description.includes('ocated ') || description.includes('ased ') || description.includes('omiciled')
    ? sentence.exec(description)?.[1]
    : undefined
