/**
 * Answers of people of our own making, written before there were any rules, that the rules were tuned on. How it is read:
 * `read.ts`.
 */
export const seen = `
@ Accountant | finance | intermediate
? Tell me about a time when you found an error in the books. What did you do?
+ At Danladi Stores last March the bank balance was ₦2.3 million below our cash book. I went through the statements line by line and found that eleven POS settlements had been posted twice. I reversed the entries, showed my manager the list, and then set up a daily POS reconciliation in Excel. Since then we close the month in four days instead of nine, and no settlement has been posted twice.
+ I noticed in June that our supplier ledger and the statement from Bua did not agree by ₦640,000. I traced it to two credit notes nobody had entered, booked them, and we got the money off our next invoice. I now ask for supplier statements every month.
= In my last job we sometimes had errors in the books. When I saw one I would check the invoices and the receipts and correct it, then inform my manager. It is important to be careful with figures so that the reports are correct.
- I am a very hardworking and dedicated accountant who pays attention to detail. I believe that errors are part of life and what matters is to have a positive attitude. I am a team player and a fast learner, and I always give my best in everything that I do. Accounting is my passion and I have always loved numbers since I was a child. I think that with my skills I will be an asset to your organisation and I will take it to the next level.
- I have never really found an error. I think I would maybe tell my boss.
? How do you make sure that a reconciliation is right before it goes to your manager?
+ I start from the bank statement, not from our cash book, because the bank has no reason to flatter us. I tick each item, list what is left as uncleared cheques, lodgements or charges, and each of those must have a document. At Crestline I did this for six accounts a month; in the 2024 audit only one item out of 212 was queried. Anything older than 30 days I put in red with a name and a date beside it.
= I compare the cash book with the bank statement and check for differences. If there is any difference I look for it and correct it. I also double check my totals in Excel before I send it to the manager.
- Reconciliation is very important in every organisation because without it there will be fraud and mistakes. A good accountant should always do reconciliation. It helps the company to know its position and helps management to take decisions.
- By being careful sir.

@ Registered Nurse | healthcare | intermediate
? Describe a situation where a patient's condition changed suddenly. What did you do?
+ On night shift at General Hospital Gbagada a post-operative patient became drowsy and her pressure fell to 80 over 50. I raised her legs, opened the drip, called the doctor on duty, and checked the dressing: it was soaked. I applied pressure and prepared her for theatre while my colleague got two pints of blood. She was back in theatre in 25 minutes and went home after a week. After that I asked that post-op vitals be taken every 15 minutes for the first two hours, and matron agreed.
+ A child on my ward started to convulse. I put him on his side, cleared his mouth, gave the diazepam that was prescribed and called the doctor. It stopped within four minutes. His temperature was 40.1, so I began tepid sponging and taught the mother what to do at home.
= Patients change suddenly many times in the ward. I check the vital signs, I call the doctor and I follow his orders. One time a patient was gasping and we put oxygen and the patient became better. As nurses we must always be alert.
- Nursing is a calling and not everybody can do it. I love to take care of people and I am compassionate, empathetic, kind and caring. Whenever I see a patient I treat them like my own family. I am calm under pressure and I am a good communicator. I believe that is what makes a good nurse and that is why I chose this profession many years ago.
- I will call the doctor.
? How do you keep medication errors away on a busy ward?
+ I never give a drug from memory. I read the chart at the bedside, check name, drug, dose, route and time aloud with the patient, and for insulin and heparin I ask a second nurse to check with me. On our 34-bed ward I also started to prepare drugs one patient at a time instead of a full tray. Our reported errors went down from 7 in the first quarter to 2 in the next.
= I follow the five rights: right patient, right drug, right dose, right route and right time. I also document after giving the drug so that the next nurse knows. If I am not sure I ask the doctor or check again.
- We just try our best because the ward is always very busy and there are not enough nurses. Sometimes mistakes happen, it is human. The hospital should employ more nurses and pay us better, that is the real problem in Nigeria, and government has to do something about it because many nurses are leaving the country every day and those who remain are tired.
- Medication errors are bad and should be avoided at all cost.

@ Secondary School Teacher | education | beginner
? Tell me about a student who was falling behind and how you helped.
+ In my NYSC year in Ilorin, a JSS2 boy called Sodiq scored 12 out of 40 in the first maths test. I sat with him and found that he could not do fractions. I gave him fifteen minutes after school three times a week, with oranges and bottle tops, and paired him with a girl who explained well. By the end of term he had 29 out of 40, and he began to raise his hand. I learned to look for the gap below the topic before I teach the topic again.
= There was a student who was not doing well in my class. I called her and advised her to be serious with her studies. I also gave her extra lessons and she improved in the exam. I was happy with the result.
- Students fall behind for many reasons such as lack of seriousness, phones, social media and the parents. A teacher should be patient and encourage all the students. Teaching is a noble profession and the reward of teachers is in heaven. I am passionate about impacting the younger generation and moulding the leaders of tomorrow, and I will do same in your school.
- I helped him and he passed.
? Why do you want to teach at our school?
+ Two reasons. I taught Biology for a year at Community High School Offa where 60 pupils shared one microscope, so I built models from bottles and clay, and 41 of 52 passed with credit. Your school has a laboratory and runs the JETS club, and I want to enter a team from it for the state fair. And I live ten minutes away, so I can stay for the evening prep that your advert asks for.
= I want to teach in your school because it is a good school with a good name in this town and I like the way your students behave. I have experience in teaching English and I believe I can help your students to do better in WAEC.
- Because I need a job and teaching is what I studied.
- I want to teach at your school because your school is a great school and it is my dream school. I am hardworking, I am punctual, I am honest and I am God fearing. I know that if you give me this opportunity I will not disappoint you. I will give my best at all times. Teaching at your school will be a great opportunity for me to grow.

@ Sales Executive | retail | intermediate
? Tell me about a sale that was hard to win.
+ A pharmacy chain in Surulere had bought from our rival for five years. I visited the owner six times, and on the third visit she told me that late delivery hurt her more than price. I agreed with our warehouse on a Tuesday and Friday drop and offered a four-week trial in two shops. No delivery was late, and she signed for all nine shops, ₦4.8 million a month. I learnt to ask what hurts before I talk of price.
+ The manager of Ebeano in Lekki refused me three times. I counted what stood on his shelf, showed him that the juice he stocked sold out by Thursday every week, and left 20 cartons on sale or return. They were gone in five days and he ordered 60.
= I once had a customer who did not want to buy because our price was high. I explained the benefits of our product to him and followed up many times. In the end he bought and became a regular customer. Persistence is key in sales.
- I can sell anything to anybody. I am a born salesman with excellent communication skills, negotiation skills, interpersonal skills and marketing skills. My target is always to exceed target. Customers love me because of my charisma. I am result oriented and goal driven, and I always think outside the box to get things done no matter what it takes.
- All sales are hard because of the economy.
? What do you do when you are far behind your target in the middle of the month?
+ First I look at where the gap is: visits, offers or closings. In August I stood at 38% on the 15th. My visits were fine, but 14 quotes were open. I called all fourteen in two days, asked each what was missing, and dropped the four that had no budget. Five closed, which took me to 91%. The rest I moved to September with a date.
= When I am behind I increase my effort. I call more customers and visit more places, and I ask my old customers to refer people. I also talk to my manager for support. Usually I am able to get close to the target.
- Targets are very high in this country and the managers do not understand the market. It is not the fault of the sales person if people have no money. I would just explain to my manager that the market is slow this month, and hope that next month is better. In sales there are good months and bad months.
- I don't get behind target.

@ Software Engineer | technology | intermediate
? Tell me about a bug that was hard to find.
+ At Kudi Transfers about 1 in 3,000 payouts went out twice. Logs showed nothing wrong. I added the request id to every log line and saw that both came from one click: our mobile client retried after 10 seconds while the first call was still waiting for the bank. I wrote a test that delayed the bank's answer, made the endpoint idempotent with a key in Postgres, and refunded the 23 people. It has not happened since, over 400,000 payouts. I now ask what happens on a retry in each design review.
= We had a bug in our React app where the page was slow. I used the profiler and saw that a component was rendering too many times. I used memo to fix it and the page became faster. It took me some days to find it.
- Bugs are normal in software engineering. As a developer I use best practices like clean code, agile, SOLID and unit tests to avoid bugs. I am proficient in JavaScript, Python, Java, C++, React, Node, AWS, Docker and Kubernetes. I am passionate about technology and I love to solve problems. I am always learning new technologies to stay up to date with the trends in the industry.
- It was a null pointer. I fixed it.
? How would you make a slow page of a web application faster?
+ I measure first, with the network panel and the query log, because I have guessed wrong before. On our orders page I found 210 queries for 50 rows. I joined them into two, added an index on customer and date, and sent 20 rows a page. Time to the first row went from 6.1 seconds to 0.4 on a phone in Jos. Images came next: WebP and lazy loading saved 1.8 MB. Then I put a budget into the build so that it could not creep back.
= I would check the database queries and add indexes, then use caching like Redis. I would also compress the images and reduce the JavaScript with code splitting. A CDN can help too. I have used some of these in my projects.
- I would maybe try to use a better framework, I think Next.js is fast. Or probably buy a bigger server. I am not too sure, it depends, but I guess I could google it and find something that kind of works for the page.
- Make the code better and optimise it so that it will be fast.

@ Customer Service Officer | technology | beginner
? Describe a time when you dealt with an angry customer.
+ A woman came to our MTN shop in Wuse shouting that her ₦15,000 data had vanished. I took her to a seat, let her finish, and repeated what I had heard. On the system I saw that she was subscribed to two plans that renew themselves. I showed her on the screen, cancelled both, and raised a refund, which came after two days. I called her when it landed. She gave us five stars and came back to ask for me by name.
= One day a customer was very angry because of network failure. I told him sorry and I was patient with him. I explained that it was not our fault and I asked him to wait. Later he calmed down and thanked me.
- The customer is always right. I always smile and use a polite tone and never argue with customers. Angry customers need to be handled with patience and care, and a customer service officer must have good listening skills and emotional intelligence. I have all these qualities and that is why I am the best person for this job.
- I ignored him until he left because some customers are just rude.
? Tell me about yourself.
+ I am a customer service officer with two years behind a counter and one on the phone. At Glo World Yaba I answered about 70 people a day, and my first-call resolution went from 61 to 78 percent after I wrote a one-page guide to the ten commonest faults, which the other agents use now. Before that I studied Mass Communication at Kwara Poly. I want this job because it is by chat, where I can keep writing things down so that others need not ask twice.
= My name is Blessing. I studied Mass Communication in Kwara Poly and finished in 2022. I have worked in a telecom shop as a customer service person for two years. I am friendly and I like talking to people. I am looking for a place where I can grow.
- My name is Blessing and I am from a family of six. I am the third child. I like reading, travelling, dancing and watching movies. I attended Saint Mary Primary School, then Queens Secondary School, and then I went to the polytechnic. I am a jovial person and easy going. My favourite food is rice. I am a very passionate, hardworking and self-motivated individual with a can-do attitude.
- I am Blessing, a graduate.

@ Civil Engineer | construction | advanced
? Describe a project that fell behind schedule and what you did about it.
+ On a four-storey block in Gwarinpa we were five weeks behind by the second slab, mainly waiting for reinforcement. I redrew the programme, found that block work on the ground floor could begin while the slab cured, and put a second gang on it. I agreed with the supplier on deliveries every ten days against a written schedule, and held a 20 minute meeting each morning. We handed over eight days late instead of five weeks, and within 3% of the bill. I now order steel before excavation ends.
= Our project was late because of rain and delay of materials. As the engineer I had meetings with the contractor and asked them to increase the labour. We also worked on Saturdays. We were able to recover some of the time and finished the project.
- Project delay is a serious issue in the Nigerian construction industry. There are many causes such as poor planning, funding, inflation, bad weather and unskilled labour. According to research, most projects in Nigeria suffer delay and cost overrun. Project managers should plan very well, use modern tools and ensure stakeholder engagement so that projects are delivered on time, within cost and to quality.
- The client did not pay so we waited.
? How do you make sure that concrete on your site has the strength that the drawings ask for?
+ It begins before the mix: I check cement dates, wash a handful of sand to see its silt, and have the sharp sand and granite boxed out for each batch, never shovelled by eye. For grade 25 I cast six cubes from each pour, three crushed at 7 days and three at 28. Slump over 75 mm goes back. On Kubwa Clinic 2 of 48 sets failed at 7 days; I had those columns hammered tested and one recast before the slab went on.
= I make sure that the right mix ratio is used, like 1:2:4, and that the water is not too much. We carry out slump test and cube test at 7 and 28 days. I also supervise the curing of the concrete for at least seven days.
- Concrete strength is important for safety. Buildings are collapsing every day in Lagos because of quackery and people who use substandard material. I always make sure I use quality materials and I do not compromise on quality. Quality is my watchword, and safety is first in all that I do on site because life has no duplicate.
- I would sort of trust the foreman, he should know it.

@ Truck Driver | manufacturing | beginner
? Tell me about a time when something went wrong on the road and what you did.
+ Last rainy season I was carrying 600 bags of cement to Akure and my brake was getting soft after Ore. I no wait make e fail. I parked off the road, put my C-caution and cone, and called my transport officer. I saw that one hose was leaking. The mechanic came from Ore in two hours, changed it, and I tested it five times before moving. I delivered that same evening with no bag wet. Since then I dey check the hoses every morning, not only the tyres.
+ My tyre burst near Lokoja with full load. I held the steering, I did not brake, I let the truck slow down and came off the road. Nobody was hurt. I changed it in 50 minutes and told my office, so the customer knew that I would be late.
= My truck spoil one time for Benin road. I called my boss and he sent mechanic. They repaired it and I continued the journey. It is good to service vehicle always so that it will not spoil on the road.
- I am a careful driver and I have never had any accident in my life. I obey all the traffic rules and I respect road safety and police. I have my valid licence and I can drive anywhere in Nigeria both day and night. I don't drink and I don't smoke. I am ready to start immediately and I will do my best for the company.
- Road is bad everywhere in this country.
? What do you check before you start a long journey?
+ I go round the truck clockwise so that I forget nothing: tyres with my hand and a gauge, all eight nuts, brake hoses, lights with somebody behind, engine oil, water and belt, then the load and its ropes. Papers last: licence, particulars, waybill. It takes me twenty minutes. In three years at Dangote transport I was stopped 40 times or more and never fined for the vehicle.
= I check my oil, water, tyres, brake and light. I check my papers too because of police and FRSC. If everything is okay I pray and I start the journey.
- I check everything very well because safety is very important to me and to the company and to other people on the road, and a good driver should always check everything.
- Fuel.

@ Human Resources Officer | consulting | intermediate
? Tell me about a conflict between two employees that you helped to settle.
+ At Palmcrest two supervisors stopped speaking over who got the Saturday shift, and handovers began to fail. I heard each of them alone, wrote down what both agreed on, and brought them together for 40 minutes with one question: what does a fair roster look like? They proposed to alternate by month. I put it in writing and looked in after two and six weeks. Missed handovers fell from nine in May to one in July, and the same rule is now used in three other lines.
= There were two staff who had a misunderstanding in my former office. I called both of them, listened to the two sides and advised them to forgive each other. They shook hands and continued working. As HR you have to be neutral.
- Conflict is inevitable in every workplace. There are five styles of conflict management: avoiding, accommodating, competing, compromising and collaborating. An HR professional should know when to use each style. Good communication and emotional intelligence are very necessary to resolve conflict, and HR should always be fair and firm.
- I reported them to the MD and they were queried.
? How would you shorten the time that it takes to fill a vacancy?
+ I would first measure where the days go. At Kora it took us 52 days, and 21 of them were managers reading CVs. So I screened to a shortlist of six with a scorecard that the manager signed before the advert went out, and booked the interview slots in the same week. We were at 31 days after two quarters and offers accepted rose from 70 to 84 percent. I would look for the same thing here before I bought any tool.
= I would advertise early on LinkedIn and Jobberman, and use employee referrals because they are faster. I would also keep a database of candidates from previous interviews. I would ask the managers to give feedback quickly.
- I think I would probably try to make it faster by maybe working harder and perhaps posting in many places, I guess. It depends on the company really. I might also try to tell people to hurry up, sort of, if possible.
- Recruitment is a strategic function which involves attracting, sourcing, screening, selecting and onboarding the right talents for the right roles at the right time in order to achieve the organisational goals and objectives.

@ Electrician | energy | beginner
? Tell me about a fault that you found and repaired.
+ A bakery in Aba had a breaker that was tripping every morning around five. Others had changed the breaker two times. I clamp the line and see that the two ovens and the mixer start at the same time and pull 71 amps on a 63. I moved the mixer to the second phase and tightened one burnt neutral. It has not tripped again since February and the owner gave me his second shop to wire.
= I repaired a fault in a house where there was no light in two rooms. I used my tester and saw that the wire was cut in the joint box. I joined it and the light came back. The customer was happy.
- I can repair any type of fault, whether house wiring, industrial, solar, inverter, generator, AC, fridge or any other one. I have done this work for many years and I know it very well. I am hardworking, honest and punctual, and customers always recommend me because of my good work and my character.
- Many faults sir, I can not count.
? How do you keep yourself and others safe when you work on a live panel?
+ I do not work live if I can switch off, and I say so to the customer. I switch off, lock the main with my own padlock, hang a tag with my number, and test with a tester that I first proved on a live point. When it can't be off, as at the cold room last year, I use insulated tools, gloves, one hand, and my mate stands at the isolator. In four years nobody with me had a shock.
= I put on my gloves and my boots and I switch off the main before I touch anything. I use my tester to check that there is no current. I also tell people to stay away from the panel.
- Safety first. Electricity is dangerous and can kill. Every electrician should be safety conscious at all times and avoid carelessness, because prevention is better than cure and accident does not give notice. I am very safety conscious.
- I'm used to it, light shock is nothing.

@ Digital Marketing Specialist | marketing | intermediate
? Describe a campaign that you ran and what came of it.
+ For Adunni Fabrics I had ₦350,000 for Sallah. I split it over Instagram reels and WhatsApp, with one message, order by the 20th or pay nothing for delivery. After four days reels cost me ₦2,100 a sale and WhatsApp ₦640, so I moved all of it to WhatsApp and wrote three broadcasts for old customers. We sold 412 pieces against 180 the year before. What I would do differently is ask for consent to message earlier, we lost 30 people who blocked us.
= I ran a campaign on Facebook and Instagram for a fashion brand. I created the content and boosted the posts. We got many likes and followers and some sales. I monitored the insights and reported to the client every week.
- I am a creative digital marketing guru with excellent knowledge of SEO, SEM, SMM, email marketing, content marketing and branding. I leverage cutting-edge strategies to drive engagement, boost visibility and deliver synergy across all touchpoints. I believe that content is king, and that in today's world every brand must go digital or be left behind. I am passionate about helping brands tell their stories and reach their full potential.
- It went viral.
? A client says that your adverts bring likes but no buyers. What do you do?
+ I'd take it seriously, because likes pay nobody. I would open the numbers with the client: clicks, chats started, orders. When this happened with a shoe shop in Onitsha, 900 people a week clicked and only 40 wrote, since the page had no prices and the WhatsApp button was at the bottom. I put prices on each picture and the button on top, changed the goal from reach to messages, and chats went from 40 to 165 in a week on the same budget.
= I would explain to the client that awareness comes before sales. Then I would review the targeting and the call to action, and change the campaign objective to conversions. I would also test different creatives and see which one works.
- Likes are also good because they show that people love the brand. The client has to be patient because marketing takes time and Rome was not built in a day. I would tell the client to trust the process and give me more budget, because you need money to make money.
- Change the picture maybe.

@ Logistics Officer | manufacturing | intermediate
? Tell me about a time you found the cause of a delay that others had missed.
+ At Gani Haulage our Kano trucks kept missing the 6 a.m. slot at Apapa. I pulled three months of gate records into Excel and saw that most delays began at one fuel stop near Ogere. I moved the stop to Ibafo, agreed it with the drivers, and checked the numbers every Monday. In eight months late deliveries went from 18 to 11 percent, and the client renewed for a year.
= In my company deliveries were always late. I investigated and discovered that the loading was slow in the warehouse. We added two more loaders and the delay reduced. Management was happy with me.
- Delays are caused by bad roads, checkpoints, breakdown and traffic. As a logistics officer I always plan ahead and I communicate with drivers and customers. I use my analytical skills to find the root cause of problems. Logistics is all about moving goods from point A to point B at the right time, in the right quantity and at the right cost.
- We were late because of traffic, everybody knows that.
? How do you decide which deliveries go first when there are not enough trucks?
+ I sort them by what a late hour costs: perishables and penalty clauses first, then those whose shop will run out, then the rest by route. Last December we had 9 trucks for 14 loads. I sent the yoghurt and the two with penalties, combined four Ikorodu drops into one truck, and phoned the other three before noon with a new time. We paid no penalty and one customer even moved his slot to help. I keep the rule on one page so that the night shift decides the same way.
= I look at the urgency and the importance of the customer. Big customers go first and those who paid first. I also check the location so that trucks going the same way can carry more than one delivery. I inform the others that they will wait.
- It is the manager that decides, I follow instructions. I mean in our office they will just tell you what to do and you do it. Sometimes the sales people come and shout and then their own goes first. That is how it works everywhere and there is nothing that an officer can do about it really.
- First come first served.
`
