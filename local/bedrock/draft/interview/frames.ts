import type { Difficulty } from '../../../../shared/lists.ts'

type Frame = (said: string) => string
type Frames = Readonly<Record<Difficulty, readonly Frame[]>>

/** Of what is done in the work: `reconciling a bank account`. */
export const doingFrames: Frames = {
  beginner: [
    doing => `Walk me through how you would go about ${doing}, step by step.`,
    doing => `What have you learned so far about ${doing}, and how did you learn it?`,
    doing => `What can go wrong in ${doing}, and how would you notice it in time?`,
    doing => `Imagine that your first task here is ${doing}. What would you ask before you begin?`,
    doing => `Tell me about a time when you saw somebody good at ${doing}. What did they do well?`,
  ],
  intermediate: [
    doing => `Tell me about a time when ${doing} did not go as planned. What did you do?`,
    doing => `How has your own way of ${doing} changed over the years, and why?`,
    doing => `What do you never skip in ${doing}, even when time is short?`,
    doing => `When it comes to ${doing}, how do you know that you have done it well?`,
    doing => `Which mistake do you see others make in ${doing}, and how do you keep from it?`,
  ],
  advanced: [
    doing =>
      `If you led the team here, which rules would you set for ${doing}, and how would you see that they are kept?`,
    doing =>
      `What breaks first in ${doing} when there is twice as much of it, and how would you prevent that?`,
    doing => `Which trade-off is the hardest in ${doing}, and how do you settle it?`,
    doing => `Tell me about a time when you brought others to a better way of ${doing}.`,
    doing => `How would you measure whether a whole team is good at ${doing}?`,
  ],
}

/** Of what there is to think of in an industry. `role`: `an accountant`. */
export const concernFrames: Readonly<
  Record<Difficulty, readonly ((concern: string, role: string) => string)[]>
> = {
  beginner: [
    (concern, role) => `Think of ${concern}. What does that mean for the daily work of ${role}?`,
    (concern, role) => `As ${role} you will come across ${concern}. What would you do first?`,
    concern => `What do you know about ${concern}, and where have you come across that yourself?`,
    (concern, role) => `As ${role}, whom would you turn to for help with ${concern}?`,
  ],
  intermediate: [
    concern => `Tell me about a time when you had to deal with ${concern}. What came of it?`,
    (concern, role) => `In your work as ${role}, how do you prepare for ${concern}?`,
    (concern, role) => `What does ${role} with experience do about ${concern} that a beginner does not?`,
    concern => `Think of ${concern}. Which small change in your work has helped most with that?`,
  ],
  advanced: [
    (concern, role) =>
      `Where should ${role} push for change when it comes to ${concern}, and where accept things as they are?`,
    concern => `How would you prepare a team for ${concern}, and what would you leave to chance?`,
    concern => `Tell me about a decision that you took about ${concern} and would take differently today.`,
    concern =>
      `Your budget allows one measure against the trouble with ${concern}. Which one, and how would you defend it?`,
  ],
}

/** Of the role by its name alone: for work that nobody here knows, and between the others. */
export const roleFrames: Frames = {
  beginner: [
    role => `What do you think that a normal day as ${role} looks like, from the first hour to the last?`,
    role => `Which part of the work of ${role} would you find easiest, and which hardest?`,
    role => `What have you done so far that prepares you for work as ${role}?`,
    role => `What would you want to learn in your first month as ${role}?`,
    role => `How would you notice by yourself that you do well as ${role}?`,
    role => `Which tools or equipment does ${role} need, and which of them have you used?`,
    role => `What is the most important rule that ${role} must never break?`,
    role => `Who depends on the work of ${role}, and what do they need from you?`,
    role => `Tell me about something you made, did or studied that is close to the work of ${role}.`,
    role => `What would you do if you were given a task as ${role} that you had never done?`,
    role => `Which mistake do beginners make as ${role}, and how would you avoid it?`,
    role => `How would you explain the work of ${role} to a child?`,
  ],
  intermediate: [
    role => `Tell me about the work as ${role} that you are proudest of.`,
    role => `What is the difference between an average and a very good day's work for ${role}?`,
    role => `Which problem comes back again and again for ${role}, and how do you deal with it?`,
    role => `How do you plan a week as ${role} when not everything can be done?`,
    role => `Which skill did you lack when you began as ${role}, and how did you get it?`,
    role => `Tell me about a time when you worked as ${role} with too little: time, tools or people.`,
    role => `Which part of the work of ${role} would you check twice, and why that one?`,
    role => `What do people get wrong about the work of ${role}?`,
    role => `Tell me about a risk that you saw early in your work as ${role}.`,
    role => `What would your last team say that you brought to them as ${role}?`,
    role => `How do you keep what you know as ${role} up to date?`,
    role => `Which habit makes you faster as ${role} without making you careless?`,
  ],
  advanced: [
    role => `What would you change in how ${role} usually works, if it were yours to decide?`,
    role => `How would you choose and train somebody new as ${role}?`,
    role => `Tell me about the hardest decision that you took as ${role}.`,
    role => `Which figures show whether ${role} does well, and which of them mislead?`,
    role => `What will be different for ${role} in five years, and what do you do about it now?`,
    role => `Tell me about a failure in your work as ${role} that cost something. Who paid for it?`,
    role => `What does ${role} owe to the people who are not in the room?`,
    role => `How do you divide the work when several people do what ${role} does?`,
    role => `Where do you save in the work of ${role}, and where would saving be a mistake?`,
    role => `Which safeguard would you put in place as ${role} before the first accident?`,
    role => `How do you pass on what only an experienced person knows as ${role}?`,
    role => `When did you last say no as ${role} to somebody with more power than you?`,
  ],
}

/** Of a skill that a job description names. */
export const skillFrames: Frames = {
  beginner: [
    skill => `The job asks for ${skill}. Where have you used or learned it, and what did you do with it?`,
    skill => `How would you get better at ${skill} in your first three months here?`,
  ],
  intermediate: [
    skill => `The job asks for ${skill}. What is the most difficult thing that you have done with it?`,
    skill => `Tell me about a result that you would not have reached without ${skill}.`,
  ],
  advanced: [
    skill => `How do you judge how good somebody else is at ${skill}?`,
    skill => `Where does ${skill} reach its limits in this work, and what do you do then?`,
  ],
}

/** Of a duty, in the base form: `prepare weekly stock reports`. */
export const dutyFrames: Frames = {
  beginner: [
    duty => `In this job you would ${duty}. How would you go about it?`,
    duty => `You would have to ${duty}. What would you need to know before you begin?`,
  ],
  intermediate: [
    duty => `Part of this job is to ${duty}. Tell me about a time when you did something like it.`,
    duty => `You would have to ${duty}. What usually makes that difficult, and how do you deal with it?`,
  ],
  advanced: [
    duty => `Somebody here has to ${duty}. How would you organise that, and what would you measure?`,
    duty => `You are asked to ${duty} with half of the people and the time. What do you give up?`,
  ],
}
