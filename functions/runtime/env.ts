const present = () => true
const address = (value: string) => URL.canParse(value) && !value.endsWith('/')
const prices = (value: string) => /^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/.test(value)
const mailbox = (value: string) => /^[^\s<>@]+@[^\s<>@]+$/.test(value)

/** The settings, each with its check. No zod, because some functions would load it for nothing else. */
const settings = {
  TABLE_NAME: present,
  SITE_URL: address,
  LIVE_ENDPOINT: address,
  USER_POOL_ID: present,
  MAIL_FROM: mailbox,
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
  AWS_REGION: present,
  AWS_ACCESS_KEY_ID: present,
  AWS_SECRET_ACCESS_KEY: present,
  AWS_SESSION_TOKEN: present,
} as const
export type Setting = keyof typeof settings

/**
 * Returns a setting. Throws an error with its name where it is missing or wrong. Functions read their settings when
 * they start, so a wrong setting prevents the start.
 */
export const setting = (name: Setting, environment: NodeJS.ProcessEnv = process.env): string => {
  const value = environment[name]
  if (!value) throw new Error(`The setting ${name} is missing.`)
  if (!settings[name](value)) throw new Error(`The setting ${name} is not as it must be.`)
  return value
}
