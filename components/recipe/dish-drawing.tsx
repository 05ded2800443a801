import {
  Beef,
  CakeSlice,
  Cookie,
  CookingPot,
  Croissant,
  CupSoda,
  Drumstick,
  EggFried,
  Fish,
  IceCreamBowl,
  type LucideIcon,
  Pizza,
  Salad,
  Sandwich,
  Soup,
  Utensils,
} from "lucide-react";
import { dishKind, type DishKind } from "@/lib/rules/dish-kind";

const DRAWINGS: Record<DishKind, LucideIcon> = {
  soup: Soup,
  salad: Salad,
  pizza: Pizza,
  pasta: Utensils,
  cake: CakeSlice,
  cookie: Cookie,
  pie: CakeSlice,
  bread: Croissant,
  egg: EggFried,
  fish: Fish,
  poultry: Drumstick,
  meat: Beef,
  drink: CupSoda,
  cold: IceCreamBowl,
  sandwich: Sandwich,
  pot: CookingPot,
};

/** A quiet drawing in the place of a picture, by the kind of dish. */
export function DishDrawing({ title }: { title: string }) {
  const Drawing = DRAWINGS[dishKind(title)];
  return (
    <span aria-hidden className="grid size-full place-items-center text-accent opacity-70">
      <Drawing strokeWidth={1.1} className="size-1/2 max-h-20 max-w-20" />
    </span>
  );
}
