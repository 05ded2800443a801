/**
 * Phrases as recipes write them, each with the times a cook would set a timer for, in minutes: "10-12" is a range, "2-3, 75" are two
 * timers of one step, "-" is none. Written by us; the test counts how many are read right.
 */
export const TIMER_PHRASES = `
25 | Bake for 25 minutes.
25 | Bake 25 minutes.
25 | Bake for about 25 minutes.
25 | Bake for around 25 minutes, until golden.
25 | Bake for approximately 25 minutes.
25 | Bake for approx. 25 mins.
25 | Bake for 25 min.
25 | Bake for 25 mins
25 | Bake for 25min
25 | Bake for twenty-five minutes.
20-25 | Bake 20-25 minutes.
20-25 | Bake for 20–25 minutes.
20-25 | Bake for 20 — 25 minutes.
20-25 | Bake for 20 to 25 minutes.
20-25 | Bake for 20 or 25 minutes.
20-25 | Bake between 20 and 25 minutes.
20-25 | Bake for between 20 and 25 mins, turning once.
20-25 | Bake for 20 - 25 min, or until set.
20-25 | Bake 20 minutes to 25 minutes.
90 | Roast for 1-1/2 hours.
60-90 | Simmer for 1 to 1-1/2 hours.
90 | Bake for 1:30 hours.
55 | Roast for fifty-five minutes.
17 | Poach for seventeen minutes.
- | Line a second tin.
- | Brush with the egg a second time.
60 | Simmer for 1 hour.
60 | Simmer for an hour.
60 | Simmer for one hour.
60 | Simmer for 1 hr.
60 | Simmer for 1h.
60 | Simmer for 60 minutes.
120 | Simmer for 2 hours.
120 | Simmer for 2 hrs.
120 | Simmer for two hours.
120 | Simmer for 2h
120-180 | Simmer for 2-3 hours.
120-180 | Simmer for 2 to 3 hrs.
120-180 | Simmer for two to three hours.
75 | Roast for 1 hour 15 minutes.
75 | Roast for 1 hour and 15 minutes.
75 | Roast for 1 hr 15 min.
75 | Roast for 1h15.
75 | Roast for 1h 15m.
75 | Roast for 1h15m.
75 | Roast for 1¼ hours.
75 | Roast for 1 1/4 hours.
90 | Roast for 1½ hours.
90 | Roast for 1 1/2 hours.
90 | Roast for 1.5 hours.
90 | Roast for 1,5 hours.
90 | Roast for an hour and a half.
90 | Roast for one and a half hours.
90 | Roast for 1 and a half hours.
90 | Roast for 90 minutes.
150 | Roast for 2½ hrs.
150 | Roast for two and a half hours.
150 | Roast for 2 hours 30 minutes.
150 | Roast for 2 hours, 30 minutes.
105 | Roast for 1¾ hours.
105 | Roast for 1 hour 45 minutes.
30 | Rest for half an hour.
30 | Rest for 1/2 hour.
30 | Rest for ½ hour.
30 | Rest for a half hour.
15 | Rest for a quarter of an hour.
45 | Rest for three quarters of an hour.
45 | Rest for three-quarters of an hour.
45-60 | Bake for 45 minutes to 1 hour.
45-60 | Bake 45 mins – 1 hour.
45-60 | Bake for 45 minutes to an hour.
60-90 | Bake for 1 to 1½ hours.
60-90 | Bake for 1-1 1/2 hours.
30-60 | Soak for 30 minutes to 1 hour.
0.5 | Blitz for 30 seconds.
0.5 | Microwave for 30 secs.
0.5 | Microwave for 30s.
0.5 | Whisk for thirty seconds.
0.75 | Toast the spices for 45 seconds.
1.5 | Microwave for 90 seconds.
0.5-1 | Fry the garlic for 30-60 seconds.
0.5-1 | Fry the garlic for 30 seconds to 1 minute.
0.333-0.5 | Pulse for 20 to 30 seconds.
1 | Fry for a minute.
1 | Fry for one minute.
1 | Fry for 1 min more.
1 | Cook for another minute.
1-2 | Fry for a minute or two.
1-2 | Fry for 1 or 2 minutes.
1-2 | Cook 1 to 2 minutes per side.
2 | Cook for a couple of minutes.
2-3 | Stir-fry for 2-3 mins.
3-4 | Cook for three to four minutes.
5 | Cook for 5 more minutes.
5 | Cook for another 5 minutes.
5 | Cook for a further 5 minutes.
5 | Cook for an additional 5 minutes.
5 | Cook for a further five minutes, stirring.
5 | Leave for 5 minutes before slicing.
10 | Let stand 10 minutes.
10 | Allow to cool for 10 minutes in the tin.
10 | Cover and leave to stand for at least 10 minutes.
10 | Let rest, covered with foil, for 10 minutes.
10 | Boil hard for 10 full minutes.
10 | Boil for a good 10 minutes.
8 | Cook, stirring now and then, for 8 minutes.
8-10 | Cook until soft, 8 to 10 minutes.
8-10 | Sweat the onions until translucent (8-10 minutes).
12 | Cook the pasta for 12 minutes, or until just firm.
12-15 | Air fry at 200 °C for 12-15 minutes.
18 | Steam the rice for 18 minutes without lifting the lid.
20 | Simmer gently, partly covered, for 20 minutes.
20 | Reduce the heat and simmer 20 minutes.
20 | Bring to the boil, then simmer for 20 mins.
20 | Place in the oven and cook for 20 minutes at 180 °C.
20 | Heat the oven to 180 °C (350 °F). Bake the tart for 20 minutes.
35 | Bake at 375 degrees for 35 minutes.
40 | Roast the potatoes for 40 minutes, shaking the tin now and then.
50 | Bake the loaf for 50 minutes.
55 | Bake 55 minutes; a knife should come out clean.
60 | Chill for at least 1 hour.
60 | Chill in the fridge for 1 hour.
60 | Chill 1 hour before serving.
60 | Cover and refrigerate for an hour.
120 | Chill for a minimum of 2 hours.
240 | Marinate for at least 4 hours.
240 | Refrigerate for 4 hours or until set.
240-360 | Marinate for 4 to 6 hours.
480 | Cook on low for 8 hours.
360-480 | Slow cook on low for 6-8 hours.
180-240 | Cook on high for 3-4 hours.
720 | Soak the beans for 12 hours.
720-1440 | Prove in the fridge for 12 to 24 hours.
1440 | Brine for 24 hours.
1440 | Chill in the fridge for 24 hours.
1440 | Leave to dry for 1 day.
2880 | Cure for two days.
2880 | Let it ferment for 2 days.
4320-7200 | Ferment at room temperature for 3 to 5 days.
5, 20 | Fry for 5 minutes, then simmer for 20 minutes.
5, 10, 2 | Boil 5 minutes, rest 10 minutes, then stir for 2 minutes.
2-3, 75 | Sear for 2-3 minutes, then braise for 1 hour 15 minutes.
15, 10 | Bake for 15 minutes. Turn the tray and bake for 10 minutes more.
10-12, 5 | Cook 10 to 12 minutes, then rest 5 min.
30, 20 | Bake covered for 30 minutes and uncovered for 20 minutes.
3, 2 | Fry 3 minutes on one side and 2 minutes on the other.
1, 1 | Cook for 1 minute. Stir, then cook for 1 minute more.
45, 15 | Bake for 45 minutes, take off the foil and bake for a further 15 minutes.
5, 60 | Knead for 5 minutes and leave to rise for 1 hour.
10, 60, 30 | Knead for 10 minutes. Prove for 1 hour, shape, and prove for 30 minutes.
5-7 | Sauté 5 to 7 minutes until golden brown.
6 | Poach the eggs for 6 minutes exactly.
6-7 | Boil the eggs for 6–7 minutes for soft yolks.
7 | Grill for 7 minutes, turning halfway.
4 | Grill for 4 minutes on each side.
4 | Grill 4 minutes each side.
3 | Cook for 3 minutes per side.
3-4 | Fry 3-4 minutes on each side.
5-10 | Cook 5 to 10 minutes per side.
2 | Blanch the beans for 2 minutes, then refresh in cold water.
1 | Bloom the yeast in warm water 1 minute.
10 | Set a 10-minute timer.
5 | Give the dough a 5 minute rest.
30 | Take the meat out of the fridge and let it stand for 30 minutes.
15 | Salt the aubergine and leave for 15 minutes to draw out water.
20 | Freeze for 20 minutes.
30 | Put the bowl in the freezer for 30 minutes.
60 | Freeze for 1 hour, then stir.
180 | Freeze for 3 hours, or until firm.
15 | Preheat the stone for 15 minutes.
10 | Preheat the grill for 10 minutes.
2 | Warm the tortillas for 2 minutes in a dry pan.
25-30 | Return to the oven for 25-30 min.
12 | Pressure cook on high for 12 minutes.
10 | Natural release for 10 minutes.
15 | Wait 15 minutes.
10 | Leave it alone for 10 minutes!
10 | Bake (10 minutes).
10 | Time: 10 minutes.
10 | Stir for 10 minutes – it should thicken.
10 | Stir for 10 minutes; it should thicken.
10 | Cook over a medium heat, stirring all the time, for ten minutes.
15 | Cook for fifteen minutes.
20 | Cook for twenty minutes.
30 | Cook for thirty minutes.
40 | Cook for forty minutes.
45 | Cook for forty-five minutes.
90 | Cook for ninety minutes.
10-15 | Cook for ten to fifteen minutes.
20 | Cook for 20 minutes in 500 ml water.
20 | Cook 400 g pasta for 20 minutes.
20 | Divide into 8 balls and rest for 20 minutes.
8 | Roll out 2 cm thick and bake for 8 minutes.
15 | Add 2 tbsp oil and cook for 15 minutes.
15 | In step 2 use 100 g flour, then wait 15 minutes.
10 | Add 1 cup stock every time it is dry and cook for 10 minutes.
30 | Steep the tea for 30 minutes off the heat.
5 | Infuse for 5 minutes, then strain.
3 | Whisk the whites for 3 minutes to soft peaks.
8-10 | Knead by hand for 8-10 minutes.
5-6 | Beat with an electric mixer for 5 to 6 minutes, until pale.
60-90 | Leave to rise for 1-1½ hours until doubled.
40-45 | Bake in the middle of the oven for 40–45 minutes until risen.
10 | Leave in the tin for 10 minutes, then turn out.
30 | Cool completely, about 30 minutes.
20-30 | Let cool to room temperature, 20 to 30 minutes.
5 | Toss and let sit 5 minutes.
15 | Let the steak come to room temperature for 15 minutes.
20 | Drain in a colander for 20 minutes.
120 | Press under a weight for 2 hours.
15-20 | Hydrate the seeds for 15 to 20 minutes.
4 | Toast for 4 minutes until it smells nutty.
10 | Reduce by half, about 10 minutes.
2 | Stir in the garlic and cook 2 minutes more.
25 | 25 Minuten backen.
20-25 | 20 bis 25 Minuten backen.
60 | 1 Stunde ruhen lassen.
90 | 1,5 Stunden schmoren.
30 | Eine halbe Stunde ziehen lassen.
10 | Etwa zehn Minuten kochen.
5 | Ca. 5 Min. anbraten.
10-12 | Cuire 10 à 12 minutes.
30 | Laisser reposer une demi-heure.
60 | Laisser mijoter 1 heure.
90 | Cuire 1h30 au four.
20-25 | Hornear de 20 a 25 minutos.
60 | Dejar reposar una hora.
15 | Cocer durante quince minutos.
90 | Cuocere per 1 ora e 30 minuti.
10 | Far riposare 10 minuti.
30 | Lasciare riposare mezz'ora.
- | Chop the onion finely.
- | Season to taste and serve.
- | Serve within 2 hours.
- | Serve within two hours of cooking.
- | Use within 3 days.
- | Eat within 24 hours.
- | It keeps for 3 days.
- | Keeps for up to 5 days in the fridge.
- | Keeps well for 2 weeks in an airtight tin.
- | Will keep for 3 months in the freezer.
- | Store in an airtight container for up to 1 week.
- | Store in the fridge for up to 3 days.
- | Stored in the fridge, it lasts for 4 days.
- | Leftovers keep for 2 days.
- | Freeze for up to 3 months.
- | Can be frozen for 2 months.
- | Refrigerate for up to 5 days.
- | It stays fresh for 2 days.
- | Good for 3 days in the fridge.
- | Best eaten within 2 days.
- | The sauce can be made 2 days ahead.
- | Make the dough 1 day in advance.
- | Make this up to 3 days ahead.
- | Prepare the filling 24 hours ahead.
30 | Take the butter out of the fridge 30 minutes before you begin.
60 | Remove from the fridge 1 hour before cooking.
120 | Start 2 hours before serving.
- | Stir every 10 minutes.
- | Stir every minute or so.
- | Baste every 20 minutes.
- | Turn every 5 minutes while it grills.
5 | Uncover for the last 5 minutes.
3 | Add the peas for the final 3 minutes.
15 | Take off the foil for the last 15 minutes of baking.
- | For the first 10 minutes, keep the lid on.
- | Roast 20 minutes per pound.
- | Allow 25 minutes per 500 g.
- | Allow 15 minutes per kilo.
- | A 30-minute dinner.
- | This is a quick 20-minute meal.
- | Use a 24-hour sourdough starter.
- | Leave for 24-hour fermentation.
- | Use day-old bread.
- | Use bread that is 2 days old.
- | Use three-day-old rice.
- | Marinate overnight.
- | Leave overnight in the fridge.
- | Cook for a few minutes.
- | Cook for several minutes.
- | Cook until golden.
- | Bake until a knife comes out clean.
- | Preheat the oven to 180 °C.
- | Heat the oven to 350 degrees F.
- | Set the oven to gas mark 4.
- | Add 200 g flour and 2 eggs.
- | Add 2 m of string.
- | Divide into 12 pieces of 30 g.
- | Cut into 2 cm dice.
- | Serves 4 to 6.
- | Makes 24 cookies.
- | Add 1/2 cup milk.
- | Step 5: combine.
- | Mix parts 1 and 2.
- | Use 5 minute steaks.
- | Open the 500 ml bottle.
- | It should take less than 5 minutes.
- | This takes under 30 minutes.
- | Check after every 30 minutes.
- | Turn once each hour.
- | Ready in a minute!
- | Do not let it boil.
- | Add salt, wait, taste.
- | Fry in 2 batches.
- | Repeat 3 times.
- | Whisk 100 times.
- | Warm 2 plates.
- | Wash your hands for hygiene.
- | Buy it the day before.
- | On day 2, knock back the dough.
- | Serve at once.
- | Serve 2 per person.
- | Eat the same day.
- | Second, add the sugar.
- | Have a seconds-thick glaze.
- | Use a minute amount of saffron.
- | Bring to the boil in the hour glass pan.
- | Pour in 2 h-milk cartons.
- | Spread with 30 g of min ced parsley.
- | Drain 1 can (400 g) tomatoes.
- | Melt 50 g butter with 1 tsp sugar.
- | Cut 4 slices, each 1.5 cm thick.
20 | Stir every 5 minutes while it simmers for 20 minutes.
20 | Simmer for 20 minutes, stirring every 5 minutes.
45, 10 | Bake for 45 minutes, uncovering for the last 10 minutes.
30 | Bake for 30 minutes. It keeps for 3 days in a tin.
15 | Cook for 15 minutes and serve within 2 hours.
10, 2 | Fry for 10 minutes, adding the garlic for the last 2 minutes.
25 | Bake for 25 minutes. Freeze for up to 2 months.
60 | Chill for 1 hour, or make it 2 days ahead.
12 | Boil for 12 minutes; take it from the heat 1 minute before it is done.
40 | Roast for 40 minutes, basting every 10 minutes.
`;
