import { skillKey } from '../../../../shared/domain/jobs/skills.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { skillInProse } from './skill-words.ts'

export type Step = { readonly action: string; readonly timeline: string }

type Way = {
  readonly of: RegExp
  readonly timeline: string
  readonly steps: readonly ((skill: string) => string)[]
}

const ways: readonly Way[] = [
  {
    of: /^(?:python|javascript|typescript|java|kotlin|swift|php|ruby|rust|react|node|django|laravel|flutter|c#|\.net|unit testing|docker|kubernetes|terraform|ci cd|aws|microsoft azure|google cloud|linux|rest apis?|microservices|git|html|css)/,
    timeline: '2 to 4 months',
    steps: [
      skill =>
        `Learn ${skill} an hour a day from its own free documentation, typing every example yourself; an editor that runs on the phone is enough to begin.`,
      skill =>
        `Begin with ${skill} on something that you would use: one small program a week, each kept in a public place where an employer can read it.`,
    ],
  },
  {
    of: /^(?:sql|power bi|tableau|data|statistics|spss|stata|r$|google analytics|machine learning)/,
    timeline: '6 to 10 weeks',
    steps: [
      skill =>
        `Practise ${skill} on an open data set, half an hour a day: three questions each week, and one sentence on what each answer means.`,
      skill =>
        `Take a table that you know, such as a shop’s sales, and answer five questions about it with ${skill}; repeat with a larger one.`,
    ],
  },
  {
    of: /^(?:microsoft|ms |google workspace|quickbooks|sage|tally|xero|jira|zendesk|canva|figma|adobe|autocad|revit|sap|odoo|salesforce|wordpress|typing|opera pms)/,
    timeline: '4 to 6 weeks',
    steps: [
      skill =>
        `Rebuild a piece of your own work in ${skill}, or in a free program of its kind on the phone, 30 minutes a day, and keep the best three as samples.`,
      skill =>
        `List the ten things that adverts want done with ${skill}, and do one every two days in a free or trial version until none needs notes.`,
    ],
  },
  {
    of: /^(?:french|german|arabic|spanish|hausa|yoruba|igbo|english)/,
    timeline: '6 to 12 months',
    steps: [
      skill =>
        `Speak ${skill} for 20 minutes a day with somebody who grew up with it, and learn ten phrases of your trade each week.`,
    ],
  },
  {
    of: /^(?:communication|leadership|negotiation|presentation|public speaking|conflict|stakeholder|customer service|team|time management|coaching|mentoring|interview|storytelling|persuasion)/,
    timeline: '4 to 8 weeks',
    steps: [
      skill =>
        `Practise ${skill.toLowerCase()} where it costs nothing, such as a church, a class or a club: take on one task each week, and ask one person afterwards what to do better.`,
      skill =>
        `Record yourself on the phone in one situation that needs ${skill.toLowerCase()}, two minutes, once a week, and compare the first with the fourth.`,
    ],
  },
  {
    of: /\b(?:patient|infection|medication|critical care|first aid|triage|midwifery|clinical|health records|nursing|pharmacy|laboratory)\b/,
    timeline: '4 to 8 weeks',
    steps: [
      skill =>
        `Ask your ward, a clinic or the Red Cross branch near you for a session on ${skillInProse(skill)}, and write down the steps on one page the same evening.`,
      skill =>
        `Read the current guideline on ${skillInProse(skill)} for 20 minutes a day, and go through one real case a week with a senior colleague.`,
    ],
  },
  {
    of: /\b(?:report\w*|ifrs|tax\w*|audit\w*|reconciliation|budget\w*|payroll|financ\w*|credit|account\w*|bookkeeping|compliance|kyc)\b/,
    timeline: '6 to 10 weeks',
    steps: [
      skill =>
        `Take the published yearly report of one Nigerian company, look for what it says on ${skillInProse(skill)}, and write half a page a week on what you found.`,
      skill =>
        `Offer to help whoever does ${skillInProse(skill)} at work, or in a small business that you know, two hours a week, and keep a note of each thing you did.`,
    ],
  },
  {
    of: /./,
    timeline: '2 to 3 months',
    steps: [
      skill =>
        `Read up on ${skillInProse(skill)} for 20 minutes a day, and after each week write half a page as you would explain it to a new colleague.`,
      skill =>
        `Ask two people whose work has ${skillInProse(skill)} in it to show you how, half an hour each, and try a small part of it yourself within the week.`,
      skill =>
        `Find one task with ${skillInProse(skill)} in it where you are, at work, in school or in a club, take it on this week, and ask one person what to do better.`,
    ],
  },
]

/** How one begins with a skill this week, and how long it honestly takes; not as one of those before it. */
export const stepFor = (skill: string, draws: Draws, before: readonly Step[] = []): Step => {
  const way = ways.find(({ of }) => of.test(skillKey(skill)) || of.test(skill.toLowerCase()))
  const opening = (action: string) => action.split(' ').slice(0, 2).join(' ')
  const all = way?.steps.map(step => step(skill)) ?? []
  const fresh = all.filter(action => !before.some(one => opening(one.action) === opening(action)))
  return { action: draws.one(fresh.length > 0 ? fresh : all), timeline: way?.timeline ?? '' }
}
