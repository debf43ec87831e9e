import type { OpenAiServer } from './openai/openai.ts'

/** The model that writes on this machine. */
export type ModelSource =
  | { readonly kind: 'stand-in' }
  /**
   * Bedrock itself, with the credentials of the developer. Prices are dollars for a million input and output tokens,
   * such as `0.30/2.50`. The log has the cost of each call.
   */
  | { readonly kind: 'aws'; readonly region: string; readonly modelId: string; readonly prices: string }
  | ({ readonly kind: 'openai' } & OpenAiServer)

export const defaultModelId = 'global.amazon.nova-2-lite-v1:0'
const defaultPrices = '0.30/2.50'

type Environment = Readonly<Record<string, string | undefined>>

const baseUrlOf = (text: string): string => {
  const url = URL.parse(text)
  const isServer = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isServer || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new Error(
      `BEDROCK_BASE_URL is ${text}: give it the address of a server that speaks chat completions, such as http://localhost:11434/v1.`,
    )
  return url.href.replace(/\/+$/, '')
}

/** Reads the model from the environment of `npm start`. Throws one sentence for settings that contradict each other. */
export const modelSource = (env: Environment): ModelSource => {
  const { BEDROCK: bedrock = '', BEDROCK_BASE_URL: baseUrl = '' } = env
  if (bedrock !== '' && bedrock !== 'aws')
    throw new Error(`BEDROCK is ${bedrock}: it is aws, for the real service, or left out, for our stand-in.`)
  if (bedrock === 'aws' && baseUrl !== '')
    throw new Error('BEDROCK=aws and BEDROCK_BASE_URL name two models: leave one of them out.')
  if (baseUrl !== '')
    return {
      kind: 'openai',
      baseUrl: baseUrlOf(baseUrl),
      model: env.BEDROCK_MODEL || null,
      key: env.BEDROCK_API_KEY || null,
    }
  if (bedrock === '') return { kind: 'stand-in' }
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION
  if (!region)
    throw new Error('BEDROCK=aws needs a region: start with `AWS_REGION=eu-west-1 BEDROCK=aws npm start`.')
  const modelId = env.BEDROCK_MODEL_ID || defaultModelId
  const prices = env.BEDROCK_PRICES || (modelId === defaultModelId ? defaultPrices : '0/0')
  if (!/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/.test(prices))
    throw new Error(
      `BEDROCK_PRICES is ${prices}: give the dollars for a million tokens in and out, such as 0.30/2.50.`,
    )
  return { kind: 'aws', region, modelId, prices }
}
