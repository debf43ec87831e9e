const present = () => true
const address = (value: string) => URL.canParse(value) && !value.endsWith('/')
const prices = (value: string) => /^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/.test(value)
const dollars = (value: string) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) > 0
const mailbox = (value: string) => /^[^\s<>@]+@[^\s<>@]+$/.test(value)

/** The settings, each with its check. No zod, because some functions would load it for nothing else. */
const settings = {
  TABLE_NAME: present,
  SITE_URL: address,
  LIVE_ENDPOINT: address,
  USER_POOL_ID: present,
  MAIL_FROM: mailbox,
  /** The configuration sets of SES: for notices, and for mails with a switch. */
  NOTICE_CONFIGURATION_SET: present,
  MAILING_CONFIGURATION_SET: present,
  /** Mails a second that SES takes from the account. */
  MAIL_RATE: (value: string) => Number(value) > 0,
  PAYSTACK_URL: address,
  /** The name of the secret, never its value. */
  PAYMENT_SECRET: present,
  /** The ARN of the secret, never its value. */
  TRIAL_SECRET: present,
  OBJECT_BUCKET: present,
  FILE_BUCKET: present,
  /** The name of the secret that contains the boards' keys. */
  BOARD_SECRET: present,
  /** The names of the boards that are switched on in addition, with spaces between, or `none`. */
  BOARD_FLAGS: present,
  /** The inference profile at Bedrock, and its region. */
  MODEL_ID: present,
  MODEL_REGION: present,
  /** US dollars for a million input tokens, and for a million output tokens: `0.30/2.50`. */
  MODEL_PRICES: prices,
  /** US dollars that the model may cost on a day. */
  MODEL_DAILY_DOLLARS: dollars,
  AWS_REGION: present,
  AWS_ACCESS_KEY_ID: present,
  AWS_SECRET_ACCESS_KEY: present,
  AWS_SESSION_TOKEN: present,
} as const
type NamedSetting = keyof typeof settings
/** A queue's address has a name of its own: see `queueVariable`. */
export type Setting = NamedSetting | `${string}_QUEUE_URL`

const isNamed = (name: Setting): name is NamedSetting => Object.hasOwn(settings, name)

/**
 * Returns a setting. Throws an error with its name where it is missing or wrong. Functions read their settings when
 * they start, so a wrong setting prevents the start.
 */
export const setting = (name: Setting, environment: NodeJS.ProcessEnv = process.env): string => {
  const value = environment[name]
  if (!value) throw new Error(`The setting ${name} is missing.`)
  if (!(isNamed(name) ? settings[name] : address)(value))
    throw new Error(`The setting ${name} is not as it must be.`)
  return value
}
