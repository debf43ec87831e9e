import { expect, test } from 'vitest'
import { renderFrame } from './render-frame.tsx'
import { bottomBarItems, navGroups } from './shell/nav.ts'

const { markup, css } = renderFrame()

test('every place of the navigation is a link: in the sidebar, on the rail, and five in the bar of phones', () => {
  for (const { to } of navGroups.flatMap(group => group.items)) {
    const inBar = bottomBarItems.some(item => item.to === to)
    const links = markup.match(new RegExp(`href="${to}"`, 'g')) ?? []
    // The name above the places leads to the dashboard three times.
    expect(links).toHaveLength((inBar ? 3 : 2) + (to === '/dashboard' ? 3 : 0))
  }
})

test('its styles have every variable that they use', () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const read = [...`${css}${markup}`.matchAll(/var\((--chakra-[\w-]+)\)/g)].map(([, name]) => name)
  expect(read.filter(name => !declared.has(name))).toEqual([])
})
