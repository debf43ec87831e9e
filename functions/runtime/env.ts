const present = () => true
const address = (value: string) => URL.canParse(value) && !value.endsWith('/')
const prices = (value: string) => /^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/.test(value)
const mailbox = (value: string) => /^[^\s<>@]+@[^\s<>@]+$/.test(value)

/** What a function may be told from outside, and how each must look. Not zod: some functions need nothing else of it. */
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
  /** The name of the secret that holds the boards' keys. */
  BOARD_SECRET: present,
  /** Boards that are switched on besides, by their names with spaces between; `none`. */
  BOARD_FLAGS: present,
  /** An inference profile at Bedrock, and the region that is asked for it. */
  MODEL_ID: present,
  MODEL_REGION: present,
  /** US dollars for a million tokens in, and out: `0.30/2.50`. */
  MODEL_PRICES: prices,
  AWS_REGION: present,
  AWS_ACCESS_KEY_ID: present,
  AWS_SECRET_ACCESS_KEY: present,
  AWS_SESSION_TOKEN: present,
} as const
export type Setting = keyof typeof settings

/** Throws with the setting's name when it is missing or wrong: asked for at the start, so that it stops the start. */
export const setting = (name: Setting, environment: NodeJS.ProcessEnv = process.env): string => {
  const value = environment[name]
  if (!value) throw new Error(`The setting ${name} is missing.`)
  if (!settings[name](value)) throw new Error(`The setting ${name} is not as it must be.`)
  return value
}
