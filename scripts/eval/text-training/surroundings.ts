/** What stands around recipes on pages and in notebooks, in our own words: material for `rendered-cases.ts`. */
export const INGREDIENT_HEADINGS = [
  "Ingredients",
  "INGREDIENTS",
  "Ingredients:",
  "You will need:",
  "What you'll need",
  "Ingredients (serves 4)",
  "Ingredients for 4 people:",
] as const;
export const STEP_HEADINGS = [
  "Instructions",
  "Method",
  "Directions:",
  "METHOD",
  "Preparation",
  "How to make it",
  "Steps",
  "To make:",
  "What to do:",
] as const;

export const STORIES = [
  "My grandmother used to make this every Sunday, and I still think of her kitchen whenever I smell it.",
  "This is one of those dinners I come back to again and again. It's quick, it's cheap and the kids love it.",
  "I first had this on holiday years ago. Since then I have tried at least ten versions, and this is the one that stuck.",
  "You can swap the vegetables for whatever you have in the fridge!",
  "A warm and comforting classic.",
  "Serve it with a green salad and crusty bread for an easy weeknight meal.",
] as const;

export const FACTS = [
  "Prep time: 10 min",
  "Cook time: 25 mins",
  "Total Time: 1 hour 10 minutes",
  "Serves 4",
  "Yield: 12 pieces",
  "Makes about 20",
  "Difficulty: easy",
  "Course: Main Course",
  "Cuisine: Italian",
  "Category: Dinner",
] as const;

export const BEFORE_PAGE = [
  "Home | Recipes | About | Contact",
  "Skip to content",
  "Menu",
  "Search",
  "Log in",
  "Recipes » Dinner » Chicken",
  "Print",
  "Save",
  "Share",
  "Pin it",
  "Jump to recipe",
  "★★★★☆ 4.6 (218 ratings)",
  "By Laura, updated June 3, 2022",
  "This post contains affiliate links. Read our disclosure policy.",
  "12 Comments",
  "Subscribe to our newsletter",
  "Facebook",
  "Pinterest",
  "Advertisement",
  "Rate this recipe",
  "Breakfast",
  "Desserts",
  "Meat & Poultry",
  "Vegetarian",
  "Soups",
] as const;

export const AFTER_PAGE: readonly (readonly string[])[] = [
  ["Nutrition", "Calories: 412kcal", "Fat: 21g | Protein: 12g | Carbs: 44g"],
  ["Nutrition Facts", "Per serving: 320 calories; protein 11g; carbohydrates 40g; fat 12g; sodium 420mg."],
  ["Notes", "Keeps 3 days in the fridge. Add 1 tbsp water when reheating."],
  ["Tips for success", "Use fresh ingredients.", "Do not overcook it."],
  ["Did you make this recipe?", "Tag us on Instagram!"],
  ["If you loved this, try my lemon cake and my tomato tart next, and leave a rating below!"],
  [
    "Comments",
    "Tom says:",
    "May 3, 2021 at 8:12 pm",
    "I used 2 cups of milk instead of cream and it was great.",
    "Reply",
  ],
  [
    "Comments (3)",
    "Made this last night. My husband loved it! Next time I'll add more garlic.",
    "Priya",
    "Can I freeze this?",
    "Baked it for 40 minutes and it was perfect, thank you!",
  ],
  ["You may also like", "Creamy Tomato Pasta", "20-Minute Lemon Chicken", "Best Chocolate Brownies"],
  ["About the author", "Ann is a food writer and mother of three living in Oregon."],
  ["© 2023 The Happy Spoon. All rights reserved.", "Privacy Policy", "Terms of Use", "Contact us"],
];

export const NOTES: readonly (readonly string[])[] = [
  [],
  ["", "Notes", "- Keeps for 3 days in the fridge.", "- You can use frozen peas too."],
  ["", "Enjoy!"],
  ["", "Tip: add a little lemon juice at the end."],
  ["", "Equipment", "- large pot", "- 1 whisk"],
  ["", "## References", "- https://example.com/x", "- Grandma"],
];
