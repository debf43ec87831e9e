import { expect, test } from 'vitest'
import { resumeChanges } from '../../shared/domain/resume/changes.ts'
import { changesWords } from './changes-view.tsx'

const before =
  '# Amina\n\n## Work\n- Built weekly cost tables\n- Wrote reports\n- Counted the stock of two stores\n'

test.each([
  ['the same', before, 'Nothing changed. 4 lines are as they were.'],
  [
    'a line in other words, a new one, and one that went',
    '# Amina\n\n## Work\n- Built weekly cost tables in SQL\n- Wrote reports\n\n## Skills\nExcel\n',
    '1 line changed, 1 line added, 1 line removed. 2 lines are as they were.',
  ],
  [
    'a line in another place',
    '# Amina\n\n## Work\n- Wrote reports\n- Counted the stock of two stores\n- Built weekly cost tables\n',
    '1 line moved. 3 lines are as they were.',
  ],
])('%s', (_, after, words) => {
  expect(changesWords(resumeChanges(before, after))).toBe(words)
})
