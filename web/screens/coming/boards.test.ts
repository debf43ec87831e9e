import { expect, test } from 'vitest'
import { boards } from './boards.ts'

const searchOn = (name: string, words: string) => boards.find(board => board.name === name)?.search(words)

test.each([
  ['Jobberman', 'https://www.jobberman.com/jobs?q=data+%26+R%26D'],
  ['LinkedIn', 'https://www.linkedin.com/jobs/search/?keywords=data+%26+R%26D&location=Nigeria'],
  ['Indeed Nigeria', 'https://ng.indeed.com/jobs?q=data+%26+R%26D&l=Nigeria'],
  ['Glassdoor', 'https://www.glassdoor.com/Job/jobs.htm?sc.keyword=data+%26+R%26D'],
  ['BrighterMonday Kenya', 'https://www.brightermonday.co.ke/jobs?q=data+%26+R%26D'],
  ['We Work Remotely', 'https://weworkremotely.com/'],
])('%s is asked for exactly these words', (name, address) => {
  expect(searchOn(name, ' data & R&D ')).toBe(address)
})

test('without words every board opens at its front', () => {
  for (const { search } of boards) expect(new URL(search('  ')).search).toBe('')
})
