import * as z from 'zod'
import type { BrowserConfig } from '../shared/browser-config.ts'

const config = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string().optional(),
  liveEndpoint: z.string(),
})

/** Reads the configuration that the site serves with its pages. Throws where there is none. */
export const configOf = async (site: string): Promise<BrowserConfig> => {
  const page = await (await fetch(`${site}/auth`)).text()
  const [, text = ''] = /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(page) ?? []
  const { userPoolEndpoint, ...others } = config.parse(JSON.parse(text))
  return { ...others, ...(userPoolEndpoint && { userPoolEndpoint }) }
}
