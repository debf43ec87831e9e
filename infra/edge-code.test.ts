import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { siteFileAt } from '../shared/site-files.ts'
import { projectRoot } from './bundling.ts'
import { ownChannel } from './own-channel.ts'
import { notFoundStatus, toFile } from './site-routing.ts'

// This file tests the two pieces of code that run in CloudFront and in AppSync.

describe('the routing of files in CloudFront', () => {
  const run = (code: string, event: object): unknown =>
    new Function('event', `${code}; return handler(event)`)(event)
  const fileAt = (uri: string) =>
    z.object({ uri: z.string() }).parse(run(toFile, { request: { uri, querystring: {} } })).uri
  const statusOf = (uri: string, statusCode = 200) =>
    z
      .object({ statusCode: z.number() })
      .parse(run(notFoundStatus, { request: { uri }, response: { statusCode } })).statusCode

  const folder = join(projectRoot, 'web/public')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join('/', entry.parentPath.slice(folder.length), entry.name))
  const screens = ['/', '/faq', '/faq/', '/auth', '/dashboard/applications', '/dashboards', '/ada.lovelace']

  test.each([...screens, '/index.html', ...files])('%s is routed as in siteFileAt', uri => {
    expect(fileAt(uri)).toBe(siteFileAt(uri))
  })

  test.each(files)('%s is a file', uri => {
    expect(fileAt(uri)).toBe(uri)
  })

  test('only a missing page has status 404, requested by its address or by its file', () => {
    expect(['/', '/faq', '/dashboard/x', '/theme.js'].map(uri => statusOf(uri))).toEqual([200, 200, 200, 200])
    expect(statusOf('/nowhere')).toBe(404)
    expect(statusOf(fileAt('/nowhere'))).toBe(404)
    expect(statusOf('/nowhere', 304)).toBe(304)
  })
})

describe('who may subscribe to a channel', () => {
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

  test('a person may subscribe to their own channel', () => {
    expect(subscribe(['person', 'a1'], 'a1')).toBe('listening')
  })

  test.each([
    ["another's", ['person', 'b2']],
    ["everybody's", ['person', '*']],
    ['one below the own', ['person', 'a1', 'deeper']],
    ['the namespace', ['person']],
  ])('a caller may not subscribe: %s', (_, segments) => {
    expect(subscribe(segments, 'a1')).toBe('refused')
  })
})
