/**
 * Written when the rules were done, against them: strong answers without figures or names or in rough English, weak ones
 * with figures, deeds and names that do not answer. How it is read: `read.ts`.
 */
export const hard = `
@ Midwife | healthcare | intermediate
? Tell me about a time when you disagreed with a doctor about a patient.
+ A mother was in labour and the doctor wanted to wait. I had been with her the whole night and her pulse was creeping up, so I told him what I saw and asked him to come and look with me. He was annoyed. I stayed polite, showed him the chart and said I would write down that I had asked. He examined her, found that the cord was low, and took her to theatre. Mother and baby went home well. He thanked me the next day, and I learned to bring the chart and not only my worry.
= A doctor wrote a drug that I did not agree with. I told him and he said I should give it. I reported it to the matron and she talked to him. At the end he changed it to another drug.
- I worked at Garki Hospital from 2018 to 2021, then at National Hospital for two years. I delivered over 300 babies and I supervised 4 junior midwives. I was the best staff in 2020 and I got an award of ₦50,000. I have a BNSc with 3.8 GPA and I have attended 12 trainings.
- Doctors always want to show that they know more than nurses. I told him my mind and since then we don't talk.
? How do you calm a mother who is afraid of giving birth?
+ I sit down so that my eyes are level with hers, and I ask what exactly she is afraid of, because it is seldom what I expect. Mostly it is a story that a sister told her. I explain what will happen next, only the next hour and not the whole day, and I breathe with her. I tell her the truth about the pain. If she wants her mother there I speak to the ward. I have seen that a woman who knows what is coming pushes better and tears less.
= I talk to her nicely and tell her that everything will be fine. I encourage her and rub her back. I also teach her breathing exercise so that she can relax during the labour.
- I tell them to stop shouting, because when they were enjoying nobody called me. I have done this work for 15 years and 2,000 deliveries, so I know when somebody is only pretending.

@ Tailor | retail | beginner
? Tell me about a time when a customer did not like what you made.
+ A bride came for fitting and the gown was tight for the chest, she start to cry. It was my fault, I measured her over her cloth. I told her so, I did not argue. I open the two sides, put a panel of the same lace, and sewed all night with my sister. She collect it in the morning, danced in it, and her two friends came to me after. Now I measure every customer twice and I write it with the date.
= One customer said that her dress was not fine. I told her sorry and I adjusted it for her. She later liked it and paid me the balance.
- I have sewn for many big people in Lagos like Senator and Commissioner. In 2019 I sewed 120 aso ebi for one wedding in Ikeja and they paid me ₦900,000. I bought 3 industrial machines and trained 10 apprentices. My designs are on Instagram with 5,000 followers.
- The customer was wrong because she added weight and she did not tell me.
? How do you finish on time when many customers want their clothes for the same day?
+ I say no early. When my book for that week is full I tell the next person the first free day and I don't collect her money. For those in the book I cut all of them first, then sew by who travels first, and buttons and hems go to my girl. Two days before I call anybody whose cloth may be late. In Sallah season my mates were chased from their shop, nobody chased me.
= I start early and work in the night when there are many customers. I also get other tailors to help me. I do the ones that are urgent before the others.
- I just tell all of them to come on that day and those who shout most will collect first, others will come back after two or three days because every tailor is like that and customers are used to it.

@ Data Analyst | finance | intermediate
? Tell me about a time when your analysis turned out to be wrong.
+ I once told our credit team that young borrowers repay worse. A colleague asked me how many had been granted longer terms, and I had not looked. When I split it by term the difference vanished. I wrote to everybody who had got my slides the same afternoon, took the chart back, and rebuilt it with the terms held equal. It was embarrassing, but the policy was not changed on a false ground. Now somebody who wishes that I am wrong reads each piece before I send it.
= There was a report that I did and the total was wrong because of duplicates in the data. My manager noticed it. I removed the duplicates and sent it again. I now check for duplicates before I start.
- I used Python, SQL, Power BI and Excel to analyse 2 million rows at Sterling Bank in 2023 and I built 15 dashboards. I increased efficiency by 40% and reduced cost by 25%. I was promoted two times in 3 years, and I trained 6 interns on pandas and DAX.
- It was not me that was wrong, it was the data that they gave me. I analysed it correctly and presented it.
? How would you explain a falling number to managers who do not like statistics?
+ I would begin with what it costs them, in their own words: fewer people finish the loan form than in spring. Then one picture, this year's line over last year's, and nothing else on the slide. I say what I know, what I suspect, and what I would test next week. If somebody asks how sure I am, I give it as a bet rather than as a p-value. My last boss said she had for the first time understood a dashboard.
= I would use simple charts and avoid technical words. I would explain the reason for the fall and give recommendations. I would also allow them to ask questions so that they understand.
- I would show them the regression, the confidence interval and the p-value of 0.03, then the ARIMA forecast with 12 lags, the residuals and the 95% band, and explain the assumptions of each model until they understand that it is statistically significant.

@ Primary School Teacher | education | beginner
? How do you handle a class that will not be quiet?
+ I stop talking, I don't shout over them. I stand near the noisiest table and wait, and when two or three children notice I thank them by name in a low voice. The others follow. If it happens every day after break then the fault is in my plan, so I begin with something for their hands: cutting, drawing, a song with movement. My co-teacher used the cane before; she came to watch and has put it away.
= I tell them to keep quiet and I write the names of noise makers. I also use songs to get their attention. Children like rewards, so I give stickers to those who are quiet.
- In 2021 I handled Primary 4 with 45 pupils and in 2022 Primary 2 with 38 pupils. I taught 6 subjects, marked 200 books in a week, and I wrote lesson notes every Sunday. I also organised inter-house sports and I collected ₦300,000 for end of year party.
- I flog them, that is the only language that children understand in this part of the world.

@ Bank Teller | finance | beginner
? What would you do if your cash was short at the end of the day?
+ I would not touch my own purse, and I would not go home. I'd count again in another order, then compare my slips with the screen from the last transaction backwards, since most shortages are a zero too many or a slip under the drawer. If I still could not find it I would tell the head of operations before the vault closes and sign the shortage. It happened to me once as a trainee: the customer brought the money back the next morning, because I had been able to say at which hour and with whom.
= I would count the cash again and check all my transactions for the day to see where the mistake is. If I can't find it I will report to my supervisor. The bank may deduct it from my salary.
- I would add it from my pocket so that nobody will know, then I look for it later from another customer. I have done it 2 times before, ₦5,000 and ₦2,000, and there was no issue.
- Cash shortage is a situation where the physical cash is less than the system balance. It is caused by overpayment, theft and wrong posting, and the teller should be held responsible according to the policy of the bank.

@ Solar Technician | energy | intermediate
? Why did you choose this work?
+ My mother sold cold drinks and the light took her profit every week. A man put two panels on her kiosk and she stopped buying ice. I followed him around for a whole holiday and carried his ladder until he let me crimp a connector. I like that I can see in the evening whether I did well: the light is on or it is not. That is still why I come.
= I chose this work because solar is the future and there is no light in Nigeria. I like working with my hands and there is money in it. I learned it from my uncle.
- There is no job in this country and my brother who has company said I should come and join. I installed 40 systems in 2022 and 55 in 2023, 5kVA and 10kVA, and I used Felicity and Luminous batteries.
- Because I like it.
`
