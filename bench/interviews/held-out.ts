/**
 * A third of the set, of other professions, written at the same time and never tuned on. How it is read: `read.ts`.
 */
export const heldOut = `
@ Pharmacist | healthcare | intermediate
? Tell me about a time when you stopped a prescription that was not right.
+ At Medplus Ikoyi a man brought warfarin and a new script for metronidazole. I checked his INR card, it was already 3.4, so I held the dispensing, rang the doctor and proposed doxycycline in its place. She agreed within ten minutes. I wrote it in the log and explained to the man which signs of bleeding to look for. His INR a week later was 2.6. Since then our interns must ask for the card before any antibiotic goes to someone on warfarin.
= Sometimes doctors make mistakes in prescription. There was one where the dose for a child was too high. I did not dispense it. I called the doctor and he corrected it. The pharmacist is the last line of defence.
- Pharmacists are drug experts and custodians of medicine. I am very knowledgeable about pharmacology and drug interactions, and I graduated with a good grade. I am diligent, meticulous and passionate about patients. I always uphold the ethics of the profession and I am a team player who works with doctors and nurses for the benefit of all.
- I called the doctor, he changed it.
? How do you keep expired drugs off the shelf?
+ Every product goes in first expiry first out, with a coloured dot for the quarter it ends in. On the first Monday I walk one aisle with the stock list, so all 1,400 lines are seen every eight weeks, and what has less than 90 days goes to a discount shelf or back to the supplier. When I took over in Garki we wrote off ₦410,000 a year; last year it was ₦62,000.
= I check the expiry dates regularly and arrange the drugs by FEFO. Any drug that is close to its expiry I remove from the shelf and tell the manager. NAFDAC also does not allow expired drugs.
- Expired drugs are harmful to patients and a big offence. It can spoil the image of the pharmacy. So we should always avoid expired drugs and make sure all drugs are in good condition at all times, because health is wealth and patients trust us.
- We look at it when we have time I guess.

@ Hotel Receptionist | retail | beginner
? Tell me about a guest who was not happy and what you did.
+ At Bolton White a guest arrived at 11pm and his room had been given away. I apologised, gave him water and a seat, and saw that only a suite was free. I called the duty manager for approval, upgraded him at no cost and carried his bag up myself. In the morning I asked how he slept. He wrote a review with my name and has booked with us four times since. I now confirm late arrivals by phone before nine.
= A guest complained that the AC was not working in her room. I apologised to her and called maintenance. They could not fix it, so I changed her room. She was happy after that.
- Guests are kings and they must be treated well always. I have good customer service skill, I smile, I am neat, I am presentable and I speak good English. I can work under pressure and in any shift. I believe I can handle any guest because I am patient and I have a good sense of humour as well.
- He was angry so I told my supervisor to talk to him.
? What would you do if two guests were booked into the same room?
+ I would keep both away from the argument: the one who is already inside stays, the other gets a seat and a drink while I look for a room of the same class or better. If we are full I call our two partner hotels, book one, pay the taxi and offer breakfast with us. I did exactly that in Easter week when we were 100 percent full; the guest came back the next night. Afterwards I would look in the system for how it came about, usually an online booking that was not synced.
= I would apologise to the two guests and check for another room. If there is a room I will give it to one of them. If not I would call the manager to decide. I would make sure they are calm.
- Hmm, that would be a difficult situation. I think maybe I would tell one of them to wait, or perhaps find somewhere else, I'm not really sure. It is not supposed to happen in a good hotel. I would probably be confused but I will try to manage it somehow.
- Double booking is when two guests have been booked in one room.

@ Farm Manager | agriculture | advanced
? Describe a season when things went wrong on the farm and what you did.
+ In 2022 armyworm came into our 40 hectares of maize near Funtua in the fifth week. I walked the rows with two workers, counted one plant in three with larvae, and decided to spray the worst 15 hectares that evening and not the whole field. I chose emamectin, rotated it after ten days, and set traps so that we saw them before they spread. We still got 3.1 tonnes a hectare against 3.6 the year before, while our neighbour lost half. Since then we scout twice a week from the third week.
= There was a season that the rain stopped early and the crops were drying. We used pumping machine to irrigate some part of the farm from the river. We lost some but we saved the rest. It taught me to plan for water.
- Farming in Nigeria has many challenges: insecurity, lack of fertiliser, climate change, no storage and bad roads. The government should support farmers with loans and tractors. Agriculture is the backbone of the economy and it used to be our main source of income before oil. I have a passion for agriculture and I believe that the future of this country is in farming.
- Rain did not fall well.
? How would you raise the yield of a poultry house with 2,000 layers?
+ First I would weigh and count: eggs a day, feed a bird, deaths a week. At Zartech contract farm I found 68% lay at 31 weeks, and the birds had only 13 hours of light and drank from nipples with no pressure at the far end. I put bulbs on a timer to 16 hours, raised the tank by a metre, and moved lime stone feeding to the evening. In five weeks we stood at 86%, which is 360 eggs more a day.
= I would give them good feed with enough calcium and protein and clean water. I would vaccinate them according to the schedule and keep the house clean. I would also give enough light so that they will lay more.
- By taking good care of the birds and making sure that they are fine, and also by praying, because poultry is a very risky business and anything can happen at any time to the birds no matter what you do.
- Buy more birds so there will be more eggs.

@ Administrative Assistant | government | beginner
? How do you keep track of many tasks from several people?
+ I keep one list in a notebook with four columns: what, for whom, by when, done. When the director and the head of accounts both want something by noon I show each of them the list and ask which goes first, I do not guess. At the Ministry of Works I handled files of five officers like this; in eleven months two were late, and both I had announced a day before. At four every day I spend ten minutes on tomorrow.
= I write down all the tasks in a to-do list and do the urgent ones first. I also use my phone to set reminders. When I finish one I tick it and go to the next.
- I am very good at multitasking and time management. I am organised, proactive, reliable and I can work with little or no supervision. I work well under pressure and I always meet my deadlines. I believe I am the right candidate because I have what it takes to do this job and even more than that.
- I just remember them.
? Tell me about a mistake that you made at work and what you learned.
+ I once sent a memo about leave dates to all staff with last year's calendar attached. Twelve people had already filled the form when I noticed. I wrote to everyone within the hour with the right file, said it was my error, and filled the twelve again myself. What I changed: I open each attachment from the sent window before I press send. It has not happened again in two years.
= I made a mistake in typing a letter once and the date was wrong. My boss saw it and I corrected it and apologised. I learned to always proofread my work before submitting it.
- I don't make mistakes at work because I am a perfectionist and I always double check everything. If I have a weakness it is that I work too hard and I care too much about my work. My colleagues even complain that I do not rest, but that is just the way that I am and I can not change it.
- Everybody makes mistakes, nobody is perfect.

@ Security Guard | retail | beginner
? Tell me about a time when you noticed something that was not right.
+ I was on night duty at a warehouse in Oregun. Around 2 I saw that the padlock at the back gate hang the other way. I did not go in alone. I radioed my supervisor, switched on the flood light and watched the gate till two others came. We found the lock was cut and six cartons near the fence ready to go. Police came and nothing was lost. After that I asked for a seal on the padlock and we write the seal number every two hours.
= One day I saw a man walking around the car park looking inside the cars. I went and asked him who he was looking for. He could not answer well so I asked him to leave and I reported it to my supervisor.
- I am always alert and vigilant on duty. I do not sleep on duty. I have worked as a security man for many years and I know all the tricks of thieves. I am physically fit, honest, brave and disciplined, and I fear God. If you employ me your property is safe with me and I will protect it with all my strength.
- I notice many things every day.
? What do you do when a visitor refuses to be searched?
+ I stay calm and tell him it is the rule for everybody, and that I can call a colleague or do it in the side room if he prefers. If he still says no, he does not enter, I don't touch him and I don't shout. I call the person he came to see and write the time and name in the book. At Shoprite Ikeja this happened about twice a week, and nearly all agreed once I said that the manager is searched too.
= I tell the visitor politely that it is the policy of the company. If he refuses I will not allow him to enter, and I will call my supervisor to come and talk to him.
- Some visitors are proud and think they are big men. I don't like that. If somebody refuses, I will show him that I am in charge here. Nobody can pass me by force. I have handled many people like that and they all respect me now because they know that I do not take nonsense from any person.
- I would maybe allow him if he looks responsible.

@ Project Officer | nonprofit | intermediate
? Tell me about a time when a community did not trust your project.
+ In Gwoza the women would not bring their children for the nutrition screening, they said that we counted them for the government. I stopped the screening for three days and asked the women's leader what would help. She wanted her own daughters trained to measure, so I trained eight of them and left a copy of each form with the mothers. Attendance went from 35 to 190 children a week and the local women ran it when we left. I learned to let people hold the tape themselves.
= When we went to a community for WASH project the people did not accept us at first. We did advocacy visit to the village head and explained the project to them. Later they accepted and cooperated with us. Community entry is important.
- Community mobilisation and stakeholder engagement are key to the sustainability of interventions. Participatory approaches empower beneficiaries and build ownership. As a development practitioner I ensure gender inclusion, accountability to affected populations and do no harm in all activities. I am passionate about humanity and making the world a better place for the vulnerable.
- They did not want it so we moved to another community.
? How do you make sure that a donor report is right and on time?
+ I work backwards from the date: draft ten days before, figures frozen seven days before, finance signs three days before. Each number in the report has a line in my tracker that says which form it comes from. On the last EU report I found that 240 children were counted twice across two clinics, corrected it and told our donor officer before she asked. We have handed in seven of seven reports on time.
= I collect the data from the field officers early and check it. Then I write the report using the donor's template and share it with my manager for review. I make sure I know the deadline so that we submit on time.
- Donor reports are very important because donors give us money and want to see what was done with it. A report must be accurate, clear, concise and timely. I have excellent report writing skills and I can work with tight deadlines and under pressure, and I am proficient in Microsoft Word, Excel and PowerPoint.
- I think we sort of copy the last one and change some things, usually it's fine.
`
