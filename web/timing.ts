/** The pauses that the app makes by itself, in milliseconds. */
const deployed = {
  /** A toast is shown this long: time to read it. */
  toast: 5_000,
  /** A toast with something to decide, such as Undo: time to find the button. */
  toastWithAction: 10_000,
  /** The first screen comes first: the live socket and its 30 kB of code follow. */
  liveStart: 1_500,
  /** Live events that come at once are gathered this long into one reload. */
  liveGather: 300,
  /** The first pause before the live socket is tried again; each further one is twice as long, up to 15 times this. */
  liveRetry: 2_000,
  /** The first pause before a failed query is tried again; each further one is twice as long. */
  queryRetry: 200,
  /** The first pause before a file of the app is asked for again; the next one is four times as long. */
  fileRetry: 400,
  /** After a write the server has counted it at the latest, as a rule. */
  homeCount: 3_000,
  /** The typing in a search box rests this long before the address follows: some browsers refuse quicker changes. */
  searchRest: 300,
  /** The typing in a resume rests this long before its lines are checked and its paper is drawn: both take long on a phone. */
  checkRest: 800,
  /** The dashboard is drawn first. Then the trial begins that the link of the sign-up asked for. */
  trialAfterDashboard: 1_000,
  /** Between the answer to a payment and the look at the subscription. */
  planAfterPayment: 2_000,
  /** The pause before an answer is asked for that an earlier request still scores. */
  scoreRetry: 2_500,
  /** Between two looks at an answer that is being scored for another page of the person. */
  interviewLook: 4_000,
  /** A hint stays this long for a pointer that is on its way to it. */
  hintStays: 120,
  /** One second of a countdown. */
  countdownSecond: 1_000,
  /** Between two looks whether the address of a sign-up was confirmed on another device, in the first minute. */
  confirmLook: 3_000,
  /** The same later: somebody who has not opened the mail in a minute is doing something else. */
  confirmLookLater: 10_000,
  /** How long the looks are frequent. */
  confirmLooksOften: 60_000,
  /** How long the screen looks at all. Then it looks only when the person comes back to it. */
  confirmLooksFor: 15 * 60_000,
  /** The first step of the sign-up waits this long for the answer whether the address is taken. */
  addressCheck: 2_500,
  /** The answer of another tab is waited for this long: one that is awake answers within a few milliseconds. */
  otherTab: 400,
}
export type Timing = typeof deployed

/**
 * Tests set `aikiTiming` on the global object before the app loads, so that none of them waits for a real clock. Nothing
 * else does.
 */
export const timing: Readonly<Timing> = { ...deployed, ...Reflect.get(globalThis, 'aikiTiming') }
