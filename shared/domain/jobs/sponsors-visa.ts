import { anyOf, type Words } from './words.ts'

const mayName = anyOf(['sponsor', 'sponsors', 'sponsorship', 'sponsored', 'sponsoring'])
const what = '(?:visas?|work permits?|certificates? of sponsorship)'
const offered = '(?:is |are )?(?:also |fully )?(?:available|provided|offered|possible|included|granted)'
/** `We sponsor visas`, `visa sponsorship available`. A question, or a condition for applicants, is no offer. */
const offers = new RegExp(
  `\\b(?:we|who|that|and|company|employer|will|can|also) (?:(?:will|can|do|also|gladly) )*sponsors?\\b[^.\\n]{0,40}\\b${what}` +
    `|\\b(?:visas?|work permits?) sponsorship (?:and [^.\\n]{1,40} )?${offered}\\b` +
    `|\\b(?:offer|offers|provide|provides|with|includes?|including|full|free) (?:[^.\\n]{0,30} )?${what} sponsorship\\b`,
  'i',
)
const denied =
  /\b(?:no|not|without|unable|cannot|never|already|neither|ineligible|require|requires|required|need|needs)\b|n['’]t\b|\?/i

/** `Sponsors visas for nurses` is an offer to nurses alone. */
const forWhom = /\b(?:visas?|permits?|sponsorship) for (?:our |all |qualified |experienced )?(\p{L}+)/iu
const anybody =
  /^(?:the|this|these|those|any|every|you|people|persons?|candidates?|applicants?|workers?|staff|employees|successful|suitable|eligible|right|international|foreign|overseas|relocation)/i

/** Compared by its word, because the functions that read boards need not load the lists of roles. */
const isForOthers = (sentence: string, title: string): boolean => {
  const meant = forWhom.exec(sentence)?.[1]
  if (meant === undefined || anybody.test(meant)) return false
  return !title.toLowerCase().includes(meant.toLowerCase().replace(/s$/, ''))
}

/** Whether an advert says that people from abroad can get a visa for the job. */
export const sponsorsVisa = (words: Words, title: string): boolean =>
  mayName(words) &&
  words.text
    .split(/[.!;\n]/)
    .some(sentence => offers.test(sentence) && !denied.test(sentence) && !isForOthers(sentence, title))
