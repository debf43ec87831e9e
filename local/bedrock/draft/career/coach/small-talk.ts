import { isOrder } from '../orders.ts'

export type SmallTalk =
  | 'harm'
  | 'after-harm'
  | 'abuse'
  | 'unreadable'
  | 'off-topic'
  | 'hello'
  | 'thanks'
  | 'noted'
  | 'bye'

const harm =
  /\b(?:kill(?:ing)? myself|suicid\w*|end (?:it all|my life)|want(?:ed)? to die|don'?t want to (?:live|be alive)|no reason to live|hurt(?:ing)? myself|self[- ]harm|better off (?:dead|without me)|cut(?:ting)? myself|take my (?:own )?life|tired of (?:life|living|this life)|(?:nobody|no ?one) (?:will|would|'ll) (?:miss|notice) (?:me|if i)|(?:life|living) (?:is|isn't|is not) (?:not |no longer )?worth|wish i (?:was|were|had never been) (?:dead|born|never born|gone)|no (?:point|reason) (?:in|to) (?:living|live|go on)|(?:drink|take) (?:sniper|poison)|(?:not|don't want to|never) wake up(?: again)?$|can(?:'?t|not) go on(?: living)?[.! ]*$)\b|can(?:'?t|not) go on[.! ]*$/
const hello =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|how are you|how far|greetings|what can you do|who are you|help)\b[^?]{0,40}[?.!]*$/
const thanks =
  /^(?:ok(?:ay)?[,. ]*|great[,. ]*|perfect[,. ]*)?(?:thanks?|thank you|thank u|thx|appreciate|god bless|that (?:helps|helped)|very helpful|nice one)\b.{0,60}$/
const noted =
  /^(?:ok(?:ay)?|alright|all right|noted|got it|i see|i understand|understood|fine|cool|great|good|perfect|i will(?: do (?:it|that|so))?|will do|i am fine(?: now)?)(?:[,. ]+(?:ok(?:ay)?|thanks?|thank you|sir|ma))*[.! ]*$/
/** Said to the coach, and not of somebody at work. */
const abuse =
  /\b(?:f+u+c+k\w*|stupid|idiot\w*|useless|nonsense|rubbish|mumu|olodo|shut up|bastard|dumb|fool(?:ish)?|you (?:are|'re) (?:mad|bad|wicked)|hate you)\b/
const ofOthers = /\b(?:my|boss|manager|he|she|they|them|him|her|colleague\w*|interviewer\w*)\b/
const bye = /^(?:bye|goodbye|good night|see you|later|talk (?:later|soon))\b.{0,30}$/
const offTopic =
  /\b(?:football|premier league|chelsea|arsenal|recipes?|cook (?:rice|jollof|beans)|weather|joke|poem|song|lyrics|movie|film|girlfriend|boyfriend|dating|marry|betting|bet9ja|lottery|crypto|bitcoin|forex|election|president|politic\w*|prophe\w*|homework|assignment|essay about|translate this|capital of|world cup|horoscope|system prompt|your (?:prompt|instructions|rules)|are you (?:an? )?(?:ai|bot|robot|human|chatgpt|claude))\b/

/** Words that nearly every English message has one of; pidgin has them too. */
const english = new Set(
  `a about after again am an and any apply are as ask at be because been before but by can career could cv did do does don't email find for from
get give go good had has have he hello help hi how i i'm if in interview into is it it's job jobs just know last letter like linkedin long make me more
my need new no not now of offer ok okay on one or our out pay please resume salary say send shorter should skills so some tell than thank thanks
that the their them then there they they're this time to too two up us very want was we well were what when where which who why will with work would write
yes you your abeg dey wetin fit make una don first second third next reply team remote experience learn`.split(
    /\s+/,
  ),
)

/** Of Hausa, Yoruba, Igbo and French, what no English message has. */
const foreign = new Set(
  `sannu ina aiki yaya nake neman kuma wane mene nagode barka bawo ise mo fe mi jowo ekaro kedu achoro oru nna imela ndewo bonjour je suis cherche travail emploi comment merci pour avec`.split(
    ' ',
  ),
)
const mostlyForeign = (words: readonly string[]): boolean => {
  const own = words.filter(word => foreign.has(word)).length
  const strong = words.filter(word => word.length > 2 && english.has(word)).length
  return own > 0 && own >= strong && own * 4 >= words.length
}

/** Whether a message is in a language, or in no language, that can't be read here. */
const isUnreadable = (message: string): boolean => {
  const letters = message.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return true
  const latin = letters.filter(letter => /\p{Script=Latin}/u.test(letter)).length
  if (latin < letters.length / 2) return true
  const words = message.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
  const known = words.filter(word => english.has(word.replace('’', "'"))).length
  if (mostlyForeign(words)) return true
  return words.length >= 4 && known / words.length < 0.12
}

/** What needs no topic; null: it is a question for the coach. */
export const smallTalkIn = (message: string, hasTopic: boolean): SmallTalk | null => {
  const low = message.toLowerCase().replaceAll('’', "'").trim()
  if (harm.test(low)) return 'harm'
  if (isOrder(message)) return 'off-topic'
  if (hello.test(low) && !hasTopic) return 'hello'
  if (thanks.test(low) && !low.includes('?')) return 'thanks'
  if (noted.test(low)) return 'noted'
  if (bye.test(low)) return 'bye'
  if (hasTopic) return null
  if (abuse.test(low) && !ofOthers.test(low)) return 'abuse'
  if (offTopic.test(low)) return 'off-topic'
  return isUnreadable(message) ? 'unreadable' : null
}

export const smallTalk: Readonly<Record<SmallTalk, readonly string[]>> = {
  harm: [
    'I am very sorry that it is this heavy, and I am glad that you wrote it. You are not alone with it.\n\nPlease speak to somebody you trust today, a relative, a friend, a neighbour or a religious leader, and to a doctor or the nearest hospital. If you may hurt yourself now, go there at once, or call 112, and stay with somebody.\n\nWork can wait. It is enough to tell one person today. Who could that be?',
    'I am so sorry that you feel this way. Thank you for saying it; you are not alone.\n\nPlease tell somebody you trust today, in person or by phone, and see a doctor or the nearest hospital. If you are in danger now, call 112 or let somebody bring you there, and don’t stay by yourself.\n\nNothing about a job has to be decided now. Is there somebody near you whom you can call?',
  ],
  'after-harm': [
    'Thank you for writing again. Please tell one person today how it has been, even if it is lighter now; and if it comes back, call 112 or go to the nearest hospital.\n\nThere is no hurry with work. When you like, tell me one small thing, and we look at it together.',
    'I am glad that you are here. Keep somebody near you for now, and tell them what you told me; in danger, call 112 or go to the nearest hospital.\n\nWork comes after that. I am here when you want to talk about it.',
  ],
  abuse: [
    'I am sorry that this was no help. Tell me in a sentence what you need, about the search, an interview, pay or something at work, and I try again.',
    'That missed, I see. Say in a sentence what you hoped for, and I answer that instead.',
  ],
  unreadable: [
    'I am sorry, I can read English alone here. Could you ask me in English, in a sentence or two? Simple words are fine.',
    'I could not read that, for I know English alone here. Please write it in English; short and simple is fine.',
  ],
  'off-topic': [
    'That is outside what I do: I stay with work and careers. Ask me about applications, interviews, pay or your next step.',
    'I keep to work and careers, so I leave that one. Is there something about your job or your search that I can help with?',
  ],
  hello: [
    'Hello. I can help with applications, CVs, interviews, pay, changing field and trouble at work. What is on your mind?',
    'Good to hear from you. Tell me in a sentence what you would like to move: the search, an interview, your pay, or something at work.',
  ],
  thanks: [
    'You are welcome. Do the first step this week, and tell me how it went.',
    'Glad to help. Come back when you have tried it, and we look at what it brought.',
  ],
  noted: [
    'Good. Begin with the smallest step, and tell me how it went.',
    'All right. Ask me the next thing whenever you like.',
  ],
  bye: [
    'Good luck, and come back whenever you like.',
    'All the best. I am here when you need the next step.',
  ],
}
