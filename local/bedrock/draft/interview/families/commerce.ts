import { family } from '../family.ts'

export const commerceFamilies = [
  family(
    'marketing',
    /\b(?:market(?:ing|er)|brand|social media|seo|digital|public relations|pr (?:officer|manager)|communications?|advertis\w*|campaign|community manager|growth)\b/i,
    `
t planning a campaign on a small budget
t choosing the channel for a message
t writing for people who read on a phone
t measuring what a campaign brought
t working with an influencer
t answering an angry comment in public
t finding out who really buys
t launching a product in a new city
t keeping a content calendar
t agreeing a budget with finance
b Take a brand that you buy yourself. What would you change in its marketing?
b What is the difference between reach and sales, and which would you report?
b How would you find ten people to tell you what they think of a product?
i Tell me about a campaign that did not work. When did you notice?
i A client says that your adverts bring likes and no buyers. What do you do?
i How do you split a budget between a channel that works and one you want to try?
a How do you prove to a board what marketing is worth?
a How would you reposition a brand that people know for the wrong thing?
a What would you cut first if the marketing budget fell by half tomorrow?
`,
  ),
  family(
    'customer service',
    /\b(?:customer|client (?:service|success|relations)|call cent(?:re|er)|help ?desk|contact cent(?:re|er)|support (?:agent|officer|representative)|care (?:agent|representative)|service desk)\b/i,
    `
t answering a customer who is angry
t explaining a delay without excuses
t writing a reply in a chat
t handing a case over to another team
t saying no to a refund
t following a complaint to its end
t handling a queue at the busiest hour
t finding the real problem behind a complaint
t keeping notes on a customer's case
t turning a complaint into an improvement
b A customer says that she has called five times already. What are your first words?
b What do you do when you don't know the answer to a customer's question?
b How do you end a call so that the customer doesn't call again?
i Tell me about a customer whom you could not satisfy. What did you try?
i A customer is wrong and certain of it. How do you go on?
i Which complaint would you bring to your manager the same day, and which not?
a How would you halve the complaints of one kind without hiring?
a How do you judge the quality of a service team beyond the time of a call?
a Tell me about a rule for customers that you had changed, and how you proved that it did harm.
`,
  ),
  family(
    'sales',
    /\b(?:sales\w*|business development|account (?:manager|executive)|relationship (?:manager|officer)|merchandis\w*|retail|store (?:manager|assistant|keeper)|shop|trader|key account|telesales|marketer|realtor|estate agent|insurance agent)\b/i,
    `
t speaking with a customer for the first time
t answering "your price is too high"
t following up a quotation
t planning a week of customer visits
t winning back a customer who left
t selling to somebody who is loyal to a rival
t agreeing on terms of payment
t reaching a target in a slow month
t presenting a product to several people
t keeping records of leads and sales
b Sell me something that you have with you today. What do you ask me first?
b How do you find out what a customer needs when they say "I'm just looking"?
b What do you do after a customer has said no?
i Tell me about a sale that was hard to win.
i You are at 40 percent of target in the middle of the month. What do you do?
i A big customer asks for credit that your company doesn't give. How do you answer?
a How do you set sales targets that are hard and still believed?
a Your best seller cheats on expenses. What do you do?
a How would you open a region in which nobody has sold your product before?
`,
  ),
  family(
    'hospitality',
    /\b(?:hotel|chef|cook|waiter|waitress|barista|bartender|housekeep\w*|hospitality|restaurant|catering|caterer|kitchen|guest|steward|concierge|baker|tour\w*|event\w*|flight attendant|cabin crew)\b/i,
    `
t welcoming a guest who arrives tired and late
t dealing with a complaint about a room or a meal
t keeping a kitchen clean through a rush
t serving a table with a guest in a hurry
t preparing for a full house
t handling a double booking
t reducing food that is thrown away
t training a new waiter or attendant
t cooking when an ingredient is missing
t working through a weekend without a break in quality
b A guest says that the soup is cold. What do you say, and what do you do?
b How do you know that a room is ready for a guest?
b Which rules of hygiene do you follow without being told?
i Tell me about a guest whom you won back after something went wrong.
i Two guests are booked into the same room. How do you solve it?
i How do you keep the service friendly in the tenth hour of a shift?
a How would you lift a hotel's or a restaurant's reviews by half a star in six months?
a Where would you save when the diesel bill doubles, and what must guests never notice?
a How do you plan staff for a wedding of 600 guests?
`,
  ),
]
