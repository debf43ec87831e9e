import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAlone } from '../testing/render.tsx'
import { TabList } from './tab-list.tsx'

const names = ['one', 'two', 'three'] as const

const Tabs = ({ fitted }: { fitted: boolean }) => {
  const [shown, setShown] = useState<(typeof names)[number]>('one')
  return (
    <TabList
      fitted={fitted}
      label="Numbers"
      tabs={names.map(name => ({ name, label: name, disabled: name === 'two' }))}
      shown={shown}
      tabId={name => `tab-${name}`}
      panelId={() => 'panel'}
      onShow={setShown}
    />
  )
}

test.each([
  ['of their own width, the arrows go around', false, 'one'],
  ['as wide as their place, the arrows stop at the ends', true, 'three'],
])('among tabs %s; a disabled tab is skipped', async (_, fitted, last) => {
  await renderAlone(<Tabs fitted={fitted} />)
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('one').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('three')).toHaveFocus()
  await expect.element(tab('three')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab(last)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(tab('one')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tab('three')).toHaveFocus()
})
