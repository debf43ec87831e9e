import { anyOf, type Words } from './words.ts'

const mayName = anyOf(['sponsor', 'sponsors', 'sponsorship', 'sponsored', 'sponsoring'])
const named =
  /\b(?:visas?|work permits?|certificates? of sponsorship)\b[^.\n]{0,40}\bsponsor|\bsponsor(?:s|ed|ing|ship)?\b[^.\n]{0,40}\b(?:visas?|work permits?)\b/i
const denied =
  /\b(?:no|not|without|unable|cannot|can't|don't|doesn't|won't|never|already|neither)\b[^.\n]{0,60}\bsponsor|\bsponsor\w*\b[^.\n]{0,60}\b(?:not|unavailable|already)\b/i

/** Whether an advert says that people from abroad can get a visa for the job. */
export const sponsorsVisa = (words: Words): boolean =>
  mayName(words) && named.test(words.text) && !denied.test(words.text)
