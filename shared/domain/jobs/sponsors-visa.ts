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

/** Whether an advert says that people from abroad can get a visa for the job. */
export const sponsorsVisa = (words: Words): boolean =>
  mayName(words) &&
  words.text.split(/[.!;\n]/).some(sentence => offers.test(sentence) && !denied.test(sentence))
