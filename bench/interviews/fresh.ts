/**
 * Written last of all, when the rules had been mended by the hard ones, and looked at once. In the ways of all the sets
 * before. How it is read: `read.ts`.
 */
export const fresh = `
@ Plumber | construction | beginner
? Tell me about a leak that was difficult to find.
+ A landlord in Surulere had a wet ceiling for one year and three plumbers had broken his tiles. I closed the stopcock of each bathroom one after the other and left them so for a night. The stain dried only when the upstairs shower was off. I put colour in that drain and it came out on the ceiling after an hour. It was the trap and no pipe at all. I changed the trap, broke two tiles and not twenty, and he calls me for all his houses.
= There was a leak in one house that we searched for long. We checked all the pipes and later we saw that it was from the wall. I broke the wall and changed the pipe and the leak stopped.
- I have experience in all kinds of plumbing, both PVC, copper, GI and PPR. I have worked in Banana Island, Lekki Phase 1 and Ikoyi. I installed 30 water heaters and 12 pumping machines last year alone. I have my tools complete and I don't need supervision.
- Leaks are very difficult because Nigerian builders use fake pipes, everything is China these days.
? What do you do when a customer says that your price is too high?
+ I don't defend the price, I open it. I show which part is pipe, which is transport and which is my hand, and I offer what can be left out without trouble later, like chrome taps for plastic ones. What I never cut is the pressure test. Some go away; about half of them come back after the cheap man has flooded the kitchen, and then nobody talks of price.
= I explain to the customer that materials are expensive and that I do quality work. I can reduce it small for them so that we agree. I also buy from a good shop.
- If you think my price is too high then go and find another person, that is what I tell them, because I know my worth and I am the best.

@ Radio Presenter | media | intermediate
? Describe a time when something went wrong while you were live on air.
+ Our guest, a commissioner, walked out in the eleventh minute of a one hour show. I said on air what had just happened, no more than that, and read out the question that he had not answered. Then I opened the phone lines, since I had forty-nine minutes and no guest. Traders from Ogbete called about the same road. It became our most repeated programme of the year, and he came back to answer them. Now I always have a second voice waiting by phone.
= One time the network went off when I was on air and there was silence. I quickly played music and the engineer fixed it. I apologised to the listeners and continued the programme.
- On air anything can go wrong and a good presenter must be composed, confident and versatile. I have a golden voice and good diction, and my fans always call in to say that they love my programme. I can present news, sports, entertainment and adverts.
- I said something that was not true about a politician and they suspended me for two weeks, but it was the producer who wrote it.
? How do you prepare for an interview with somebody who avoids questions?
+ I write down the one thing I want listeners to know at the end, and five ways to ask for it. I look for what the person said before, with the date, because nobody can dodge their own words. Then I plan silence: after a weak answer I wait, and most people fill the gap. If he still avoids it I say so on air, politely, and go on. I do not read from my list while he talks, or I miss the door that he leaves open.
= I do research about the person and prepare many questions. If the person avoids a question I ask it again in another way. I remain polite and professional during the interview.
- I just flow with the person. Some people don't like hard questions and you have to respect that, because they may not come back to your station and your boss will be angry with you.

@ Quality Control Officer | manufacturing | advanced
? Tell me about a batch that you refused to release.
+ Sales had a truck waiting for 9,000 bottles of malt. My taste panel of three found nothing, but the seal test leaked on 4 bottles in 200, twice our limit. I blocked the batch, showed the plant manager the dye on the caps, and proposed to sort it line by line overnight rather than lose it all. We let 7,800 go at six in the morning and found a worn capper head. The customer never knew; the head is now changed by hours run and not when it fails.
= We had a batch of juice whose brix was low. I did not release it and informed production. They added sugar and I tested it again until it passed. My manager supported the decision.
- Quality is everybody's business. As a quality control officer I follow ISO 9001, GMP and HACCP, and I make sure that all batches meet the specifications of SON and NAFDAC. A bad batch can destroy the image of the company. I am very strict on quality.
- I signed it because the manager said that we needed the money, though it was not good.
? How do you get operators to report their own mistakes?
+ By what happens to the first one who does. When a mixer man told me that he had added salt twice, I thanked him in front of his shift, we binned the batch together, and I asked him what had made it easy to go wrong. The two scoops looked alike, so we painted one red. I keep names out of the log. Reports tripled in the first two months, which scared the director until I showed him that rework had halved.
= I tell them the importance of reporting and I encourage them not to be afraid. I also do training for them on quality. When they report I don't shout at them, I correct the problem with them.
- I put 4 cameras on the line and I fine them ₦2,000 for each mistake that is not reported. In 2023 I fined 25 operators. I also query their supervisor, and 3 of them were sacked, so now they are serious.

@ Bank Relationship Officer | finance | intermediate
? Why do you want to leave your present employer?
+ I have learned there what I came for: to read a small firm's cash flow and to say no early. But my branch lends to salary earners only now, and the traders I understand are sent away. Your bank lends against invoices and I have sat with forty traders who need exactly that. I leave in peace; my manager knows that I am looking, and will speak for me.
= I want to leave because I have been there for four years and I need growth. I want a new challenge and a better environment where I can use my skills. Your bank is one of the best in the country.
- The salary is small and they don't pay on time, my boss is wicked and he has favourites. They promoted somebody that I trained in 2021 and another one in 2022 and left me. I have brought in ₦200 million in deposits and nobody appreciated it.
- Greener pastures.
`
