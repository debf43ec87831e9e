import { skillKey } from '../../../../shared/domain/jobs/skills.ts'
import type { Draws } from '../../../boards/world/prng.ts'

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
    of: /./,
    timeline: '2 to 3 months',
    steps: [
      skill =>
        `Read up on ${skill} for 20 minutes a day, and after each week write half a page as you would explain it to a new colleague.`,
      skill =>
        `Ask two people who use ${skill} at work to show you how, half an hour each, and do the same task yourself within the week.`,
    ],
  },
]

/** How one begins with a skill this week, and how long it honestly takes. */
export const stepFor = (skill: string, draws: Draws): Step => {
  const way = ways.find(({ of }) => of.test(skillKey(skill)) || of.test(skill.toLowerCase()))
  return {
    action: way ? draws.one(way.steps)(skill) : '',
    timeline: way?.timeline ?? '',
  }
}
