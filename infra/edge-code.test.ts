import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { projectRoot } from './bundling.ts'
import { ownChannel } from './own-channel.ts'
import { spaFallback } from './spa-fallback.ts'

// The two pieces of code that neither Lambda nor a browser runs, run here as their services would.

describe('the fallback at the edge', () => {
  const handler = new Function('event', `${spaFallback}; return handler(event)`)
  const uriOf = (uri: string) => z.object({ uri: z.string() }).parse(handler({ request: { uri } })).uri

  test.each(['/', '/dashboard/applications', '/ada.lovelace'])('%s is a screen', uri => {
    expect(uriOf(uri)).toBe('/index.html')
  })

  const folder = join(projectRoot, 'web/public')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join('/', entry.parentPath.slice(folder.length), entry.name))
  test.each(['/index.html', ...files])('%s is a file', uri => {
    expect(uriOf(uri)).toBe(uri)
  })
})

describe('who may listen to a channel', () => {
  const subscribe = (segments: string[], sub: string) => {
    const code = ownChannel.replace(/^import .*$/m, '').replace('export ', '')
    let refused = false
    const util = {
      unauthorized: () => {
        refused = true
      },
    }
    new Function('util', 'ctx', `${code}; return onSubscribe(ctx)`)(util, {
      info: { channel: { segments } },
      identity: { sub },
    })
    return refused ? 'refused' : 'listening'
  }

  test('a person, to the own one', () => {
    expect(subscribe(['person', 'a1'], 'a1')).toBe('listening')
  })

  test.each([
    ["another's", ['person', 'b2']],
    ["everybody's", ['person', '*']],
    ['one below the own', ['person', 'a1', 'deeper']],
    ['the namespace', ['person']],
  ])('not %s', (_, segments) => {
    expect(subscribe(segments, 'a1')).toBe('refused')
  })
})
