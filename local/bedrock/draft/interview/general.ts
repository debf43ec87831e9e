import type { Difficulty } from '../../../../shared/lists.ts'

type ByDifficulty = Readonly<Record<Difficulty | 'any', readonly string[]>>

/** How they work with others. */
export const withOthers: ByDifficulty = {
  any: [
    'Tell me about a time when you worked with somebody who was difficult. How did it end?',
    'Describe a time when you disagreed with your boss or your teacher. What did you do?',
    'Tell me about help that you gave to a colleague without being asked.',
    'Tell me about criticism that hurt and was right. What did you change?',
    'Describe a time when you had to give somebody bad news.',
    'How do you make sure that somebody has understood you?',
    'Tell me about a promise at work that you could not keep. What did you say?',
  ],
  beginner: [
    'Tell me about a group work in which one person did nothing. How did you deal with it?',
    'How do you ask for help without losing face?',
    'Whom have you learned most from, and what was it?',
    'What do you do when two people give you different instructions?',
    'Tell me about a time when you explained something to somebody who found it hard.',
  ],
  intermediate: [
    'Tell me about a conflict between colleagues that you helped to settle.',
    'Describe a time when you convinced somebody who had said no.',
    'How do you work with a department that has other goals than yours?',
    'Tell me about a colleague whom you trained. What can they do now?',
    'When did you last change your mind because of a colleague?',
  ],
  advanced: [
    'Tell me about somebody whose work was not good enough. What did you do, and when?',
    'How do you get the truth from people who are afraid of you?',
    'Describe a time when you carried out a decision that you had argued against.',
    'How did you win over a team that wanted somebody else to lead it?',
    'Tell me about a time when you protected your team from above.',
  ],
}

/** How they decide, and what they did in a situation. */
export const deciding: ByDifficulty = {
  any: [
    'Tell me about a mistake that you made. What did you do next?',
    'How do you decide what to do first when everything is urgent?',
    'Describe a problem that you solved although it was not yours.',
    'Tell me about a time when you had to decide without knowing enough.',
    'Tell me about a day on which nothing went as planned.',
    'When did you do the right thing although it cost you something?',
    'Tell me about something that you began and did not finish. Why?',
  ],
  beginner: [
    'Tell me about something difficult that you taught yourself.',
    'What do you do when you notice that you will be late with a task?',
    'Tell me about a time when you were given more responsibility than you expected.',
    'Describe a time when you found a simpler way of doing something.',
    'You notice an error in the work of somebody more senior. What do you do?',
  ],
  intermediate: [
    'Tell me about a deadline that you missed. What would you do differently?',
    'Describe a change that you introduced and that lasted.',
    'Tell me about a time when you stopped something because it was not safe or not right.',
    'Which decision of yours would you defend today although it went badly?',
    'How do you handle a task that you think is useless?',
  ],
  advanced: [
    'Tell me about a decision that made you unpopular. Was it right?',
    'Describe a time when you had to cut something that people loved.',
    'Which early sign of a crisis did you once miss, and which one do you watch now?',
    'How do you decide how much risk is too much?',
    'Tell me about a plan that you gave up, and how you knew that it was time.',
  ],
}

type ReasonsFrame = (role: string, employer: string) => string

/** Their reasons. `role`: `an accountant`; `employer`: the company, or the industry. */
export const reasons: Readonly<Record<Difficulty, readonly ReasonsFrame[]>> = {
  beginner: [
    (role, employer) => `Why do you want to begin as ${role}, and why at ${employer}?`,
    role => `Tell me about yourself, and what brings you to work as ${role}.`,
    role => `Who or what made you think of working as ${role}?`,
    (role, employer) =>
      `What do you know about how ${employer} works, and what would you like to find out as ${role}?`,
    role => `What do you want to be able to do after two years as ${role}?`,
    (_, employer) => `What would make you stay at ${employer} when the work is hard?`,
    role => `Which of your strengths would we see first in you as ${role}?`,
  ],
  intermediate: [
    (role, employer) => `Why would you leave what you do now to work as ${role} at ${employer}?`,
    role => `Tell me about yourself: what in your path makes you the right person as ${role}?`,
    role => `What still interests you in the work of ${role} after some years?`,
    (role, employer) => `What would you want to have changed at ${employer} after a year as ${role}?`,
    role => `Which work as ${role} would you turn down, and why?`,
    (_, employer) => `What do you expect from your manager at ${employer}?`,
    role => `Where does this job as ${role} fit into what you want to do in three years?`,
  ],
  advanced: [
    (role, employer) => `Why is this the right moment for you to work as ${role} at ${employer}?`,
    role => `What do you bring as ${role} that a good candidate from inside would not?`,
    (role, employer) => `What would your first ninety days as ${role} at ${employer} look like?`,
    role => `Tell me about yourself by way of three decisions that led you to be ${role}.`,
    (_, employer) => `What would make you leave ${employer} within a year?`,
    role => `What do you want people to say of your time as ${role} when you have gone?`,
    role =>
      `Which question should we ask whoever wants to work as ${role}, and what is your own answer to it?`,
  ],
}

export const ofDifficulty = (list: ByDifficulty, difficulty: Difficulty): string[] => [
  ...list.any,
  ...list[difficulty],
]
