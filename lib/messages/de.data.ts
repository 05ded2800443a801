/** Every message of the app in German. A new message is translated here by hand. */
import type { Message } from "./catalogue.data";

export const GERMAN: Readonly<Record<Message, string>> = {
  ": your changes": ": deine Änderungen",
  "A link looks like {example}": "Ein Link sieht so aus: {example}",
  "All {count} are here.": "Alle {count} sind da.",
  "Anything to remember for next time?": "Willst du dir etwas fürs nächste Mal merken?",
  "Compare with the original": "Mit dem Original vergleichen",
  "Cook and Edit are part of Premium · {trialDays} days free.":
    "Kochen und Bearbeiten sind Teil von Premium · {trialDays} Tage kostenlos.",
  "Cook and Edit are part of Premium.": "Kochen und Bearbeiten sind Teil von Premium.",
  "Cook is part of Premium · {trialDays} days free.":
    "Kochen ist Teil von Premium · {trialDays} Tage kostenlos.",
  "Cook is part of Premium.": "Kochen ist Teil von Premium.",
  "Copy the recipe first, or its link.": "Kopiere zuerst das Rezept oder seinen Link.",
  "Got everything": "Alles da",
  "It stands on the recipe next time. Kept on this device only.":
    "Es steht beim nächsten Mal am Rezept. Nur auf diesem Gerät aufgehoben.",
  "It still cannot be loaded. If your connection works, there is a new version of this app: load the page again.":
    "Es lässt sich noch nicht laden. Wenn deine Verbindung geht, gibt es eine neue Version dieser App: Lade die Seite neu.",
  "Made to be calm": "Ruhig gemacht",
  Muted: "Stumm",
  "No sound": "Kein Ton",
  "No voice": "Keine Stimme",
  Off: "Aus",
  On: "An",
  "Open My Shares and press Stop sharing at the link. The link stops working at once.":
    "Öffne „Geteilt“ und drücke beim Link „Nicht mehr teilen“. Der Link gilt sofort nicht mehr.",
  "Or pay today, without the free days.": "Oder du zahlst heute, ohne die kostenlosen Tage.",
  "PNG or JPG up to {replace} each, in reading order. A phone's HEIC is fine too.":
    "PNG oder JPG, je bis {replace}, in der Reihenfolge zum Lesen. HEIC vom Handy geht auch.",
  Paste: "Einfügen",
  "Paste a link, a photo, a PDF or text.": "Füge einen Link, ein Foto, ein PDF oder Text ein.",
  "Please check {count} thing.": "Bitte sieh {count} Sache nach.",
  "Please check {count} things.": "Bitte sieh {count} Sachen nach.",
  "Press and hold in the field, then choose Paste.": "Halte das Feld gedrückt und wähle dann „Einfügen“.",
  "Read all aloud": "Alles vorlesen",
  "Remove note": "Notiz entfernen",
  "Remove this change": "Diese Änderung entfernen",
  "Show again": "Wieder zeigen",
  "Show password": "Passwort zeigen",
  "Sound {percent}%": "Ton {percent} %",
  "Speed {rate}": "Tempo {rate}",
  "Stop reading": "Lesen abbrechen",
  "Stop sharing {title}": "{title} nicht mehr teilen",
  "There is no page at this address. On the home page you can convert a recipe.":
    "Unter dieser Adresse gibt es keine Seite. Auf der Startseite kannst du ein Rezept umwandeln.",
  "There is nothing to paste": "Es gibt nichts einzufügen",
  "This address only leads to other addresses. Please enter the address of the recipe itself.":
    "Diese Adresse führt nur zu anderen Adressen. Bitte gib die Adresse des Rezepts selbst ein.",
  "This browser does not let us paste": "Dieser Browser lässt uns nicht einfügen",
  "Time is up": "Die Zeit ist um",
  "Try it first: {trialDays} days free": "Erst ausprobieren: {trialDays} Tage kostenlos",
  "Up to {megabytes} and {pages} pages. Word, OpenDocument, RTF, EPUB and saved e-mails work too.":
    "Bis {megabytes} und {pages} Seiten. Word, OpenDocument, RTF, EPUB und gespeicherte E-Mails gehen auch.",
  "What was shared did not arrive": "Was geteilt wurde, kam nicht an",
  "You get one shopping list, and short steps that each say what to use and how much.":
    "Du bekommst eine Einkaufsliste und kurze Schritte, die jeweils sagen, was du nimmst und wie viel davon.",
  "Your note from last time": "Deine Notiz vom letzten Mal",
  "a preview, {shown} of {ofSteps}": "eine Vorschau, {shown} von {ofSteps}",
  "or drop it here.": "oder leg es hier ab.",
  "or drop them here.": "oder leg sie hier ab.",
  "{count} finished cooking": "{count} fertiges Kochen",
  "{count} finished cookings": "{count}-mal fertig gekocht",
  "Part of Premium": "Teil von Premium",
  "That recipe is part of Premium.": "Dieses Rezept gehört zu Premium.",
  "Recipes that are marked Free or Demo open without it.":
    "Rezepte mit dem Zeichen Kostenlos oder Probe öffnen sich auch ohne.",
  Add: "Hinzufügen",
  "Download, or bring recipes in": "Herunterladen oder Rezepte hereinholen",
  "Ends every session of this account, here and elsewhere, and all access tokens.":
    "Beendet jede Sitzung dieses Kontos, hier und anderswo, und alle Zugangsschlüssel.",
  "Everything that is stored of you": "Alles, was über dich gespeichert ist",
  "For other recipe programs": "Für andere Rezeptprogramme",
  "For programs that read Cooklang": "Für Programme, die Cooklang lesen",
  "For your own programs": "Für deine eigenen Programme",
  Open: "Öffnen",
  "To keep, and to bring back in here": "Zum Aufheben und um sie hier wieder hereinzuholen",
  "To read and to print": "Zum Lesen und Drucken",
  "{count} access token": "{count} Zugangsschlüssel",
  "{count} access tokens": "{count} Zugangsschlüssel",
  " ({dollars} per month, {words})": " ({dollars} im Monat, {words})",
  " ({percentOff}% off)": " ({percentOff} % weniger)",
  " Nothing is charged before then.": " Vorher wird nichts berechnet.",
  " That is {dollars} per month ({words}).": " Das sind {dollars} im Monat ({words}).",
  " You keep Premium until {longDate}.": " Premium bleibt dir bis {longDate}.",
  " or ": " oder ",
  " the day before": " am Vortag",
  " {days} days before": " {days} Tage vorher",
  " · with a picture": " · mit Bild",
  "(not yet)": "(noch nicht)",
  "({dollars} per month)": "({dollars} im Monat)",
  ", or ": ", oder ",
  ". Leave time for it.": ". Plane dafür Zeit ein.",
  ". Leave time for them.": ". Plane dafür Zeit ein.",
  ".{trialEndsAt} You can cancel on My Plan at any time.":
    ".{trialEndsAt} Unter „Mein Tarif“ kannst du jederzeit kündigen.",
  "1 timer is still running.": "1 Timer läuft noch.",
  "15% off applied!": "15 % Rabatt eingelöst!",
  "24 hours": "24 Stunden",
  "30 days": "30 Tage",
  "401: there is no such token, or it was revoked. 403: it was not made for this call.":
    "401: Diesen Zugangsschlüssel gibt es nicht, oder er wurde widerrufen. 403: Er ist nicht für diesen Aufruf gemacht.",
  "404 Page Not Found": "404: Seite nicht gefunden",
  "413: what was sent is too large. 422: it was read, and there is no recipe in it.":
    "413: Was geschickt wurde, ist zu groß. 422: Es wurde gelesen, enthält aber kein Rezept.",
  "429: too many calls in a short time. The header Retry-After says after how many seconds to try again. Conversions count like those that you make on the website.":
    "429: zu viele Aufrufe in kurzer Zeit. Die Kopfzeile Retry-After sagt, nach wie vielen Sekunden du es wieder versuchen kannst. Umwandlungen zählen wie die auf der Webseite.",
  "7 days": "7 Tage",
  ": a new recipe": ": ein neues Rezept",
  "<a>openapi.json</a> describes every call in OpenAPI 3.1: what goes in, what comes out and what can go wrong. Tools make a client of it in most languages.":
    "<a>openapi.json</a> beschreibt jeden Aufruf in OpenAPI 3.1: was hineingeht, was herauskommt und was schiefgehen kann. Werkzeuge machen daraus ein Programm in den meisten Sprachen.",
  "<b>Another account was made with this address and never confirmed.</b> {when}, that account is deleted with its recipes and its plan, and yours gets the address.":
    "<b>Mit dieser Adresse wurde ein anderes Konto angelegt und nie bestätigt.</b> {when} wird jenes Konto mit seinen Rezepten und seinem Tarif gelöscht, und deines bekommt die Adresse.",
  "<b>How credits work:</b> for each person who signs up through one of your links and later pays for Premium, we note one free month for you. So far {count} signed up through your links, and {count2} paid for Premium.":
    "<b>So funktionieren Gratismonate:</b> Für jede Person, die sich über einen deiner Links registriert und später für Premium zahlt, merken wir dir einen Gratismonat vor. Bisher: {count} sich über deine Links registriert, und {count2} für Premium gezahlt.",
  "<b>The first {trialDays} days are free.</b> After that, Premium costs":
    "<b>Die ersten {trialDays} Tage sind kostenlos.</b> Danach kostet Premium",
  "<b>This link has ended.</b> Whoever opens it now sees that there is no recipe.":
    "<b>Dieser Link ist beendet.</b> Wer ihn jetzt öffnet, sieht, dass es kein Rezept gibt.",
  "<b>This recipe was changed elsewhere while you were offline.</b> Your version is kept on this device. This is the other one:":
    "<b>Dieses Rezept wurde anderswo geändert, während du offline warst.</b> Deine Fassung ist auf diesem Gerät gespeichert. Das ist die andere:",
  "<b>This recipe was changed in another window.</b> Your version is above, unchanged. This is the other one:":
    "<b>Dieses Rezept wurde in einem anderen Fenster geändert.</b> Deine Fassung steht oben, unverändert. Das ist die andere:",
  "<b>Without Premium you keep:</b> converting recipes, every recipe you have saved, and room for {freeRecipes} saved recipes.":
    "<b>Ohne Premium bleibt dir:</b> Rezepte umwandeln, jedes gespeicherte Rezept und Platz für {freeRecipes} gespeicherte Rezepte.",
  "<b>Your account is ready.</b> We sent a link to {email} to choose a password. The recipe waits under Saved Recipes.":
    "<b>Dein Konto ist fertig.</b> Wir haben einen Link an {email} geschickt, mit dem du ein Passwort wählst. Das Rezept wartet unter „Rezepte“.",
  "<b>Your recipe is kept.</b> It is saved as soon as you are signed in.":
    "<b>Dein Rezept wartet hier.</b> Es wird gespeichert, sobald du angemeldet bist.",
  "<b>{dollars}</b> per {interval}{saving}": "<b>{dollars}</b> pro {interval}{saving}",
  "<b>{name}</b> is ready. Copy it now: it is shown this once and cannot be read again.":
    "<b>{name}</b> ist fertig. Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt und kann nicht noch einmal gelesen werden.",
  "<b>{title}</b> is deleted.": "<b>{title}</b> ist gelöscht.",
  "<b>{views}</b> view": "<b>{views}</b> Aufruf",
  "<b>{views}</b> views": "<b>{views}</b> Aufrufe",
  "<span>{label}</span> ({stepName}): the recipe does not say how long. This can take hours.":
    "<span>{label}</span> ({stepName}): Das Rezept sagt nicht, wie lange. Das kann Stunden dauern.",
  "A cookie that keeps you logged in, when you log in.":
    "Ein Cookie, das dich angemeldet hält, wenn du dich anmeldest.",
  "A cookie with the language you chose.": "Ein Cookie mit der Sprache, die du gewählt hast.",
  "A cookie with the shared link you opened last, for {days}, so that whoever shared it is thanked when you sign up.":
    "Ein Cookie mit dem geteilten Link, den du zuletzt geöffnet hast, für {days}, damit sich das Teilen für die andere Person lohnt, wenn du dich registrierst.",
  "A description has at most {descriptionMaxChars} characters.":
    "Eine Beschreibung hat höchstens {descriptionMaxChars} Zeichen.",
  "A free account keeps the shopping list and these first steps for you, and up to {freeRecipes} recipes in all. We only need your email.":
    "In einem kostenlosen Konto bleiben dir die Einkaufsliste und diese ersten Schritte, und insgesamt bis zu {freeRecipes} Rezepte. Wir brauchen nur deine E-Mail-Adresse.",
  "A free account keeps up to {freeSavedRecipes} recipes. Converting recipes is not limited by this. Premium has no limit.":
    "In ein kostenloses Konto passen bis zu {freeSavedRecipes} Rezepte. Umwandeln kannst du trotzdem, so viel du willst. Premium hat keine Grenze.",
  "A line of the original is in no part of this recipe.":
    "Eine Zeile des Originals steht nirgends in diesem Rezept.",
  "A link, a photo, a PDF, a document or text.": "Ein Link, ein Foto, ein PDF, ein Dokument oder Text.",
  "A locked screen can silence a web page. Keep the screen on with Keep Awake under More, turn the volume up, and allow notifications in Cook Mode settings.":
    "Ein gesperrter Bildschirm kann eine Webseite stumm machen. Lass den Bildschirm an („Bildschirm anlassen“ unter „Mehr“), stell die Lautstärke hoch und erlaube Benachrichtigungen in den Einstellungen des Kochmodus.",
  "A new access token for your {appName} account": "Ein neuer Zugangsschlüssel für dein Konto bei {appName}",
  "A new card": "Eine neue Karte",
  "A note of the original is missing.": "Ein Hinweis des Originals fehlt.",
  "A note of the original stands among the steps.": "Ein Hinweis des Originals steht zwischen den Schritten.",
  "A plan needs its subscriptionId.": "Ein Tarif braucht seine subscriptionId.",
  "A plan renews by itself until you cancel it.":
    "Ein Tarif verlängert sich von selbst, bis du ihn kündigst.",
  "A program of yours can convert recipes with {appName}, and read those that you have saved.":
    "Ein Programm von dir kann mit {appName} Rezepte umwandeln und die lesen, die du gespeichert hast.",
  "A random number and a share code, when you open a shared recipe.":
    "Eine Zufallszahl und einen Teilen-Code, wenn du ein geteiltes Rezept öffnest.",
  "A recipe as a shopping list and short steps": "Ein Rezept als Einkaufsliste und kurze Schritte",
  "A recipe can have up to {photosMax} photos. Please choose the ones that show it.":
    "Ein Rezept kann bis zu {photosMax} Fotos haben. Bitte wähle die, auf denen es steht.",
  "A recipe for you: {title}": "Ein Rezept für dich: {title}",
  "A recipe has at most {linesMax} ingredients.": "Ein Rezept hat höchstens {linesMax} Zutaten.",
  "A recipe has at most {recipeMaxChars} characters. Please shorten it.":
    "Ein Rezept hat höchstens {recipeMaxChars} Zeichen. Bitte kürze es.",
  "A recipe has at most {stepsMax} steps.": "Ein Rezept hat höchstens {stepsMax} Schritte.",
  "A recipe that waits to be saved, for {hours} at most.":
    "Ein Rezept, das auf das Speichern wartet, höchstens für {hours}.",
  "A request that is {status} cannot become {status2}.":
    "Eine Anfrage, die {status} ist, kann nicht {status2} werden.",
  "A sentence of the original is in no step.": "Ein Satz des Originals steht in keinem Schritt.",
  "A step has at most {descriptionMaxChars} characters.":
    "Ein Schritt hat höchstens {descriptionMaxChars} Zeichen.",
  "A time in the step is a timer.": "Eine Zeit im Schritt ist ein Timer.",
  "A title has at most {titleMaxChars} characters.": "Ein Titel hat höchstens {titleMaxChars} Zeichen.",
  "A token can convert, read, or both.": "Ein Zugangsschlüssel kann umwandeln, lesen oder beides.",
  "A website is refused or its recipe is not found. What can I do?":
    "Eine Webseite wird abgelehnt, oder ihr Rezept wird nicht gefunden. Was kann ich tun?",
  "ADDRESS is the address of this website, for example https://recipes.example.":
    "ADDRESS ist die Adresse dieser Webseite, zum Beispiel https://recipes.example.",
  About: "Über uns",
  Accept: "Zustimmen",
  "Accept the invitation": "Einladung annehmen",
  "Access denied - this website blocks automated recipe extraction. Copy the recipe's text and use the Text option instead.":
    "Zugriff verweigert: Diese Webseite lässt keine Programme an ihre Rezepte. Kopiere den Text des Rezepts und nimm den Weg „Text“.",
  "Access of {name} has been revoked": "Der Zugang von {name} wurde widerrufen",
  "Access revoked": "Zugang widerrufen",
  "Access tokens": "Zugangsschlüssel",
  "Account Activated!": "Konto aktiviert!",
  "Account Created": "Konto angelegt",
  Actions: "Aktionen",
  "Activate Account": "Konto aktivieren",
  "Activating your subscription": "Dein Abo wird aktiviert",
  "Activating your subscription…": "Dein Abo wird aktiviert …",
  "Activation Error": "Fehler beim Aktivieren",
  "Activation Issue": "Problem beim Aktivieren",
  Active: "Aktiv",
  "Active, free of charge": "Aktiv, kostenlos",
  "Add New Recipe": "Neues Rezept hinzufügen",
  "Add User": "Nutzer hinzufügen",
  "Add a line to step {number}": "Zeile zu Schritt {number} hinzufügen",
  "Add ingredient": "Zutat hinzufügen",
  "Add line": "Zeile hinzufügen",
  "Add more photos": "Weitere Fotos hinzufügen",
  "Add step": "Schritt hinzufügen",
  "Add {appName} to your home screen first: open your browser’s menu and choose “Install” or “Add to home screen”. Then {appName} stands in the list that opens when you press Share, for pages, texts, photos and PDFs. This works in Chrome and other browsers on Android. On an iPhone, copy the link and paste it on the home page.":
    "Füge {appName} zuerst zum Startbildschirm hinzu: Öffne das Menü deines Browsers und wähle „Installieren“ oder „Zum Startbildschirm hinzufügen“. Dann steht {appName} in der Liste, die sich beim Teilen öffnet, für Seiten, Texte, Fotos und PDFs. Das geht in Chrome und anderen Browsern auf Android. Auf einem iPhone kopiere den Link und füge ihn auf der Startseite ein.",
  Admin: "Verwaltung",
  "Admin Dashboard": "Verwaltung: Übersicht",
  "Admin Login": "Anmeldung zur Verwaltung",
  "Admin Management": "Admins verwalten",
  "Admin areas": "Bereiche der Verwaltung",
  "Admin invitation": "Einladung zur Verwaltung",
  Admins: "Admins",
  "After converting, press Save Recipe. If you are not logged in, log in or sign up first: the recipe waits for you for {hoursPendingLifetimeMs}.":
    "Drücke nach dem Umwandeln „Rezept speichern“. Wenn du nicht angemeldet bist, melde dich zuerst an oder registriere dich: Das Rezept wartet {hoursPendingLifetimeMs} auf dich.",
  "After that, every recipe you have saved stays yours to read, print and share.":
    "Danach bleibt jedes gespeicherte Rezept deins: zum Lesen, Drucken und Teilen.",
  "After {trialDays} days {pricesInWords}, and {percent}% off the first payment with the code {code}, which is filled in for you. Cancel before, and it costs nothing.":
    "Nach {trialDays} Tagen {pricesInWords}, und {percent} % weniger bei der ersten Zahlung mit dem Code {code}, der schon für dich eingetragen ist. Kündige vorher, und es kostet nichts.",
  Aisle: "Regal",
  All: "Alle",
  "All Ingredients": "Alle Zutaten",
  "All Requests": "Alle Anfragen",
  "All amounts match the original.": "Alle Mengen stimmen mit dem Original überein.",
  "All done": "Alles fertig",
  "All ingredients": "Alle Zutaten",
  "All my data": "Alle meine Daten",
  "All of “{line}” goes in twice.": "Alles von „{line}“ kommt zweimal hinein.",
  "All steps": "Alle Schritte",
  "Allow notifications": "Benachrichtigungen erlauben",
  "Already in your recipes": "Schon in deinen Rezepten",
  "Amounts here are for {servings} servings, as the recipe is stored.":
    "Die Mengen hier gelten für {servings} Portionen, so wie das Rezept gespeichert ist.",
  "Amounts that match": "Mengen, die stimmen",
  "An account that was made with this email address, and never confirmed it, now uses another one. You do not need to do anything.":
    "Ein Konto, das mit dieser E-Mail-Adresse angelegt und nie bestätigt wurde, benutzt jetzt eine andere. Du musst nichts tun.",
  "An account with this email already exists. Please log in.":
    "Es gibt schon ein Konto mit dieser E-Mail-Adresse. Bitte melde dich an.",
  "An error occurred during login": "Bei der Anmeldung ist ein Fehler aufgetreten",
  "An error occurred while setting up your trial.":
    "Beim Einrichten deiner Probezeit ist ein Fehler aufgetreten.",
  "An id is missing.": "Eine Kennung fehlt.",
  "An ingredient has at most {lineMaxChars} characters.": "Eine Zutat hat höchstens {lineMaxChars} Zeichen.",
  Analytics: "Zahlen",
  Annual: "Jährlich",
  "Annual subs": "Jahresabos",
  "Another choice reads your photos again in that language.":
    "Eine andere Wahl liest deine Fotos in dieser Sprache noch einmal.",
  Answers: "Antworten",
  "Any recipe as one shopping list and short steps that say what to use and how much.":
    "Jedes Rezept als eine Einkaufsliste und kurze Schritte, die sagen, was du nimmst und wie viel davon.",
  "Any recipe,": "Jedes Rezept",
  Apply: "Einlösen",
  "Are you sure you want to revoke access for {name}?":
    "Willst du den Zugang von {name} wirklich widerrufen?",
  "As it was written": "So war es geschrieben",
  "As many as fit": "So viele, wie passen",
  "As written": "Original",
  Ask: "Fragen",
  "Ask for a new link": "Neuen Link anfordern",
  "Ask the admin who invited you for a new link.":
    "Bitte die Person, die dich eingeladen hat, um einen neuen Link.",
  "At least {minimum} characters": "Mindestens {minimum} Zeichen",
  "At least {minimum} characters. Any characters will do.":
    "Mindestens {minimum} Zeichen. Alle Zeichen sind recht.",
  "Atkinson Hyperlegible": "Atkinson Hyperlegible",
  Attempts: "Versuche",
  "Audit Log": "Protokoll",
  "Audit log": "Protokoll",
  "Authentication Required": "Anmeldung nötig",
  "Automatically on each step": "Bei jedem Schritt von selbst",
  Back: "Zurück",
  "Back to Cook Mode": "Zurück zum Kochmodus",
  "Back to Home": "Zur Startseite",
  "Back to Last Step": "Zurück zum letzten Schritt",
  "Back to Login": "Zurück zur Anmeldung",
  "Back to Saved Recipes": "Zurück zu meinen Rezepten",
  "Back to photos": "Zurück zu den Fotos",
  "Back to questions": "Zurück zu den Fragen",
  "Back to the Recipe": "Zurück zum Rezept",
  "Back to the normal look": "Zurück zum normalen Aussehen",
  "Back to {original}": "Zurück zu {original}",
  "Begin at {clock}{when}, or earlier.": "Beginne um {clock}{when} oder früher.",
  "Begin on an earlier day: something stands overnight.":
    "Beginne an einem früheren Tag: Etwas steht über Nacht.",
  "Begin with the steps that state no time": "Beginne mit den Schritten, die keine Zeit nennen",
  "Being prepared": "In Vorbereitung",
  "Bring recipes in": "Rezepte übernehmen",
  "By {by} you accept the <a>terms of service</a> and the <a2>privacy policy</a2>.":
    "Wenn du {by}, stimmst du den <a>Nutzungsbedingungen</a> und der <a2>Datenschutzerklärung</a2> zu.",
  "Calls for a token that may convert": "Aufrufe für einen Zugangsschlüssel, der umwandeln darf",
  "Calls for a token that may read": "Aufrufe für einen Zugangsschlüssel, der lesen darf",
  Calm: "Ruhe",
  "Calm mode": "Ruhemodus",
  "Calm mode is on: timers wait until you start them.":
    "Der Ruhemodus ist an: Timer warten, bis du sie startest.",
  "Calm mode stops everything that moves, plays or starts by itself: videos, timers and animations wait until you start them. The switch is at the top of every page.":
    "Der Ruhemodus hält alles an, was sich von selbst bewegt, abspielt oder startet: Videos, Timer und Animationen warten, bis du sie startest. Der Schalter ist oben auf jeder Seite.",
  "Camera picture": "Kamerabild",
  "Can I bring recipes from another app?": "Kann ich Rezepte aus einer anderen App übernehmen?",
  "Can I control Cook Mode by voice or keyboard?":
    "Kann ich den Kochmodus mit der Stimme oder der Tastatur steuern?",
  "Can I download a recipe as a PDF or a picture?": "Kann ich ein Rezept als PDF oder Bild herunterladen?",
  "Can I make the text larger or use another font?":
    "Kann ich den Text größer machen oder eine andere Schrift nehmen?",
  "Can I type or paste a recipe?": "Kann ich ein Rezept tippen oder einfügen?",
  "Can the steps be read to me?": "Können mir die Schritte vorgelesen werden?",
  Cancel: "Abbrechen",
  "Cancel Sub": "Abo kündigen",
  "Cancel Subscription": "Abo kündigen",
  "Cancel your free trial?": "Kostenlose Probezeit beenden?",
  "Cancel your subscription?": "Abo kündigen?",
  "Cancellation failed": "Kündigung fehlgeschlagen",
  Cancelled: "Gekündigt",
  "Cancelling and refunds": "Kündigung und Erstattung",
  "Change Password": "Passwort ändern",
  "Change Plan": "Tarif wechseln",
  "Change email": "E-Mail-Adresse ändern",
  "Change password": "Passwort ändern",
  "Change the timer <span>{name}</span>": "Timer ändern <span>{name}</span>",
  "Change time": "Zeit ändern",
  "Changed in another window": "In einem anderen Fenster geändert",
  "Changed while you were offline": "Geändert, während du offline warst",
  Changes: "Änderungen",
  "Changes hold at once and are remembered on this device.":
    "Änderungen gelten sofort und bleiben auf diesem Gerät.",
  "Charged today: {dollars}{off}": "Heute berechnet: {dollars}{off}",
  "Check again": "Noch einmal prüfen",
  "Check {count} thing": "{count} Sache prüfen",
  "Check {count} things": "{count} Sachen prüfen",
  "Checked against the original": "Am Original geprüft",
  Checkout: "Bezahlen",
  "Checkout not found": "Bezahlvorgang nicht gefunden",
  Children: "Kinder",
  "Choose a PDF": "PDF auswählen",
  "Choose a new password": "Neues Passwort wählen",
  "Choose a new password for {appName}": "Wähle ein neues Passwort für {appName}",
  "Choose a password": "Passwort wählen",
  "Choose a password, so that you can log in again and on other devices.":
    "Wähle ein Passwort, damit du dich wieder und auf anderen Geräten anmelden kannst.",
  "Choose a photo": "Foto auswählen",
  "Choose a plan": "Tarif wählen",
  "Choose a step, or underlined words of the original, to see what belongs together.":
    "Wähle einen Schritt oder unterstrichene Wörter des Originals, um zu sehen, was zusammengehört.",
  "Choose another PDF": "Anderes PDF auswählen",
  "Choose one of the three buttons.": "Wähle einen der drei Knöpfe.",
  "Choose photos": "Fotos auswählen",
  Clear: "Leeren",
  "Clear Search": "Suche leeren",
  "Clear all": "Alle entfernen",
  Close: "Schließen",
  "Close what is open; with nothing open, exit": "Schließen, was offen ist; ist nichts offen, beenden",
  Collapse: "Verkleinern",
  Colours: "Farben",
  Columns: "Spalten",
  "Compare the text with your photo, amounts above all, and correct it here.":
    "Vergleiche den Text mit deinem Foto, vor allem die Mengen, und verbessere ihn hier.",
  "Complete Recipe": "Rezept fertig",
  "Complete payment": "Zahlung abschließen",
  "Confirm and choose a new password": "Bestätigen und ein neues Passwort wählen",
  "Confirm password": "Passwort wiederholen",
  "Confirm this address": "Diese Adresse bestätigen",
  "Confirm your email": "E-Mail bestätigen",
  "Confirm your email address": "E-Mail-Adresse bestätigen",
  "Confirm your email address for {appName}": "Bestätige deine E-Mail-Adresse für {appName}",
  "Confirm your new email address": "Neue E-Mail-Adresse bestätigen",
  "Confirm your new email address for {appName}": "Bestätige deine neue E-Mail-Adresse für {appName}",
  "Continue Where You Left Off": "Da weitermachen, wo du warst",
  "Continue with Google": "Mit Google fortfahren",
  Contrast: "Kontrast",
  "Conversation History": "Bisherige Nachrichten",
  "Convert Recipe": "Rezept umwandeln",
  "Convert a recipe": "Ein Rezept umwandeln",
  "Convert a recipe and save it. It waits for you here, on every device.":
    "Wandle ein Rezept um und speichere es. Es wartet hier auf dich, auf jedem Gerät.",
  "Convert recipes": "Rezepte umwandeln",
  "Converted {timeAgo}": "{timeAgo} umgewandelt",
  "Converting a recipe needs JavaScript. Please switch it on for this page.":
    "Zum Umwandeln eines Rezepts wird JavaScript gebraucht. Bitte schalte es für diese Seite ein.",
  "Converting recipes is free, within limits that keep the service running for everyone. A free account saves up to {freeRecipes} recipes.":
    "Rezepte umwandeln ist kostenlos, in Grenzen, die den Dienst für alle am Laufen halten. In ein kostenloses Konto passen bis zu {freeRecipes} Rezepte.",
  "Converting recipes is free. A free account saves up to {freeRecipes} recipes. Premium adds unlimited saved recipes, Cook Mode with timers, reading aloud and editing, and starts with a {trialDays}-day free trial. The prices are in our <link>Terms of Service</link>.":
    "Rezepte umwandeln ist kostenlos. In ein kostenloses Konto passen bis zu {freeRecipes} Rezepte. Premium bringt unbegrenzt viele gespeicherte Rezepte, den Kochmodus mit Timern, Vorlesen und Bearbeiten, und beginnt mit einer kostenlosen Probezeit von {trialDays} Tagen. Die Preise stehen in unseren <link>Nutzungsbedingungen</link>.",
  "Converting recipes stays free. New recipes can be saved up to {freeRecipes} in all.":
    "Rezepte umwandeln bleibt kostenlos. Neue Rezepte kannst du speichern, bis es insgesamt {freeRecipes} sind.",
  "Converting this recipe took too long (timeout). Please try again.":
    "Dieses Rezept umzuwandeln hat zu lange gedauert (timeout). Bitte versuche es noch einmal.",
  Cook: "Kochen",
  "Cook Mode and editing end. You can come back at any time.":
    "Der Kochmodus und das Bearbeiten enden. Du kannst jederzeit zurückkommen.",
  "Cook Mode could not be opened": "Der Kochmodus konnte nicht geöffnet werden",
  "Cook Mode demo": "Video zum Kochmodus",
  "Cook Mode is part of Premium.": "Der Kochmodus gehört zu Premium.",
  "Cook Mode settings": "Einstellungen des Kochmodus",
  "Cook Mode shows one step at a time, full screen. Each step has its own ingredients, a timer and a Listen button. It is part of Premium and of the free trial.":
    "Der Kochmodus zeigt einen Schritt nach dem anderen, auf dem ganzen Bildschirm. Jeder Schritt hat seine eigenen Zutaten, einen Timer und einen Knopf „Vorlesen“. Er gehört zu Premium und zur kostenlosen Probezeit.",
  "Cook Mode turns Keep Awake on when it opens. You find the switch under More. Where the browser cannot do it, the switch says so.":
    "Der Kochmodus schaltet „Bildschirm anlassen“ ein, wenn er sich öffnet. Den Schalter findest du unter „Mehr“. Wo der Browser es nicht kann, steht es am Schalter.",
  "Cook Mode: one step at a time, with timers and reading aloud":
    "Kochmodus: ein Schritt nach dem anderen, mit Timern und Vorlesen",
  "Cook with care": "Koche mit Sorgfalt",
  "Cooked {count} time": "{count}-mal gekocht",
  "Cooked {count} times": "{count}-mal gekocht",
  "Cookies and tracking": "Cookies und Tracking",
  "Cooking words explained": "Kochwörter erklärt",
  Cooklang: "Cooklang",
  Copied: "Kopiert",
  "Copy it at once. It begins with psp_ and is shown only this once.":
    "Kopiere ihn gleich. Er beginnt mit psp_ und wird nur dieses eine Mal gezeigt.",
  "Copy link": "Link kopieren",
  "Copy link to {title}": "Link zu {title} kopieren",
  "Copy list": "Liste kopieren",
  "Copy the address of the recipe's page. Open Convert Recipe, choose URL, paste the address and press Convert Recipe.":
    "Kopiere die Adresse der Rezeptseite. Öffne „Rezept umwandeln“, wähle „URL“, füge die Adresse ein und drücke „Rezept umwandeln“.",
  "Copy the bookmark’s address": "Adresse des Lesezeichens kopieren",
  "Copy the recipe from the page in your browser and paste it as text.":
    "Kopiere das Rezept von der Seite in deinem Browser und füge es als Text ein.",
  "Copy token": "Zugangsschlüssel kopieren",
  "Correct it in the Extracted text box before you press Format Recipe. Good light, a flat page and a photo taken from straight above help most. You can also press Type the text instead.":
    "Verbessere ihn im Feld „Herausgelesener Text“, bevor du „Rezept ordnen“ drückst. Gutes Licht, eine flache Seite und ein Foto gerade von oben helfen am meisten. Du kannst auch „Text lieber tippen“ drücken.",
  "Could not keep screen awake": "Der Bildschirm konnte nicht angelassen werden",
  "Create Free Account": "Kostenloses Konto anlegen",
  "Create User": "Nutzer anlegen",
  "Create a new link": "Neuen Link erstellen",
  "Create an access token": "Einen Zugangsschlüssel erstellen",
  "Create token": "Zugangsschlüssel erstellen",
  Created: "Angelegt",
  "Curated recipe from <span>{category}</span>": "Ausgewähltes Rezept: <span>{category}</span>",
  "Current ARR": "ARR jetzt",
  "Current MRR": "MRR jetzt",
  "Current password": "Jetziges Passwort",
  "Custom minutes": "Eigene Minuten",
  Dark: "Dunkel",
  Day: "Tag",
  Decline: "Ablehnen",
  "Decline card": "Karte ablehnen",
  Delete: "Löschen",
  "Delete User": "Nutzer löschen",
  "Delete account": "Konto löschen",
  "Delete failed": "Löschen fehlgeschlagen",
  "Delete for good": "Endgültig löschen",
  "Delete my account": "Mein Konto löschen",
  "Delete this user?": "Diesen Nutzer löschen?",
  Demo: "Probe",
  "Demo checkout: no card is charged": "Bezahlen zur Probe: Es wird keine Karte belastet",
  "Demo recipes, converting, and what you have saved stay free.":
    "Proberezepte, das Umwandeln und deine gespeicherten Rezepte bleiben kostenlos.",
  Description: "Beschreibung",
  Details: "Einzelheiten",
  "Did what": "Was",
  "Did you forget to add the page to the router?": "Fehlt die Seite noch in der Anwendung?",
  "Did you sign up with this address yourself? Log in, and then confirm it here.":
    "Hast du dich selbst mit dieser Adresse registriert? Melde dich an und bestätige sie dann hier.",
  "Dinner in a Dash": "Dinner in a Dash",
  Discard: "Verwerfen",
  "Do not break into the service, overload it, or use it to harm others. We may close accounts that do, and we say why.":
    "Brich nicht in den Dienst ein, überlaste ihn nicht und schade damit niemandem. Wir dürfen Konten schließen, die das tun, und sagen dann, warum.",
  "Do you give refunds?": "Gibt es Geld zurück?",
  "Document Processing Failed": "Das Dokument konnte nicht gelesen werden",
  Done: "Fertig",
  Down: "Nach unten",
  "Download PDF": "PDF herunterladen",
  "Drag this button to your bookmarks bar, and press it there.":
    "Zieh diesen Knopf auf deine Lesezeichenleiste und drücke ihn dort.",
  "Drawing page {page} of {of}": "Seite {page} von {of} wird gezeichnet",
  "Drawing the image…": "Das Bild wird gezeichnet …",
  "Drawing the picture…": "Das Bild wird gezeichnet …",
  "Drop the recipe here": "Leg das Rezept hier ab",
  "Due today": "Heute fällig",
  "Each amount is checked against the original.": "Jede Menge wird am Original geprüft.",
  "Each button sends one purchase with made-up ids. The user it makes is marked as a test and is left out of analytics and revenue.":
    "Jeder Knopf schickt einen Kauf mit erfundenen Kennungen. Der Nutzer, der dabei entsteht, ist als Test markiert und zählt weder in den Zahlen noch im Umsatz.",
  "Each visitor counts once a day. You and search engines do not count.":
    "Jeder Besucher zählt einmal am Tag. Du und Suchmaschinen zählen nicht.",
  "Easier to follow, still the same recipe": "Leichter zu folgen, immer noch dasselbe Rezept",
  Eat: "Essen",
  "Eat at": "Essen um",
  Edit: "Bearbeiten",
  "Edit Recipe": "Rezept bearbeiten",
  "Edit step": "Schritt bearbeiten",
  "Edit the other version": "Die andere Fassung bearbeiten",
  "Editing recipes is part of Premium.": "Rezepte bearbeiten gehört zu Premium.",
  Email: "E-Mail",
  "Email Address": "E-Mail-Adresse",
  "Email Recipe": "Rezept mailen",
  "Email address": "E-Mail-Adresse",
  "Empty Document": "Leeres Dokument",
  "Empty PDF": "Leeres PDF",
  Ended: "Beendet",
  "Enter your email. We send you a link to choose a new password.":
    "Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, um ein neues Passwort zu wählen.",
  Error: "Fehler",
  Esc: "Esc",
  "Every amount, time and temperature is checked against the original. What could not be placed is said, not hidden.":
    "Jede Menge, Zeit und Temperatur wird am Original geprüft. Was keinen Platz fand, wird gesagt, nicht versteckt.",
  "Every answer has an X-Request-Id. Name it when you ask us about a call.":
    "Jede Antwort hat eine X-Request-Id. Nenne sie, wenn du uns nach einem Aufruf fragst.",
  "Every call, for machines": "Alle Aufrufe, für Maschinen",
  "Every error has a code and one sentence: <code>{example}</code>":
    "Jeder Fehler hat einen Code und einen Satz: <code>{example}</code>",
  "Every letter went out, and all other work was done.":
    "Jede E-Mail ist verschickt, und alles andere ist erledigt.",
  "Every recipe of the pack, with Cook Mode and its timers.":
    "Jedes Rezept des Pakets, mit dem Kochmodus und seinen Timern.",
  "Everything in Premium is open to you": "Dir steht alles aus Premium offen",
  "Everything in Premium is open to you now.": "Dir steht jetzt alles aus Premium offen.",
  "Everything in Premium is open. It renews by itself until you cancel.":
    "Dir steht alles aus Premium offen. Der Tarif verlängert sich von selbst, bis du kündigst.",
  "Everything in Premium is open. Nothing is charged before {day}.":
    "Dir steht alles aus Premium offen. Vor dem {day} wird nichts berechnet.",
  "Example of a converted recipe": "Beispiel eines umgewandelten Rezepts",
  Exit: "Ende",
  Expand: "Vergrößern",
  "Export CSV": "Als CSV exportieren",
  "Export failed": "Export fehlgeschlagen",
  "Extract Text": "Text herauslesen",
  "Extracted text": "Herausgelesener Text",
  "Failed to Start Trial": "Die Probezeit konnte nicht beginnen",
  "Failed to accept invitation": "Die Einladung konnte nicht angenommen werden",
  "Failed to cancel subscription": "Das Abo konnte nicht gekündigt werden",
  "Failed to change password": "Das Passwort konnte nicht geändert werden",
  "Failed to change the role": "Die Rolle konnte nicht geändert werden",
  "Failed to copy": "Kopieren fehlgeschlagen",
  "Failed to count the users": "Die Nutzer konnten nicht gezählt werden",
  "Failed to create account. Please try again.":
    "Das Konto konnte nicht angelegt werden. Bitte versuche es noch einmal.",
  "Failed to create share link": "Der Link konnte nicht erstellt werden",
  "Failed to create user": "Der Nutzer konnte nicht angelegt werden",
  "Failed to delete user": "Der Nutzer konnte nicht gelöscht werden",
  "Failed to download recipe as PDF": "Das Rezept konnte nicht als PDF heruntergeladen werden",
  "Failed to download recipe as image": "Das Rezept konnte nicht als Bild heruntergeladen werden",
  "Failed to draw the picture": "Das Bild konnte nicht gezeichnet werden",
  "Failed to export users": "Die Nutzer konnten nicht exportiert werden",
  "Failed to extract text from the recipe image. Please try again.":
    "Der Text konnte nicht aus dem Bild gelesen werden. Bitte versuche es noch einmal.",
  "Failed to fetch Stripe products": "Die Stripe-Produkte konnten nicht geladen werden",
  "Failed to fetch analytics data": "Die Zahlen konnten nicht geladen werden",
  "Failed to fetch conversation history": "Die bisherigen Nachrichten konnten nicht geladen werden",
  "Failed to invite admin": "Der Admin konnte nicht eingeladen werden",
  "Failed to load admin users": "Die Admins konnten nicht geladen werden",
  "Failed to load recipe": "Das Rezept konnte nicht geladen werden",
  "Failed to load shared recipe": "Das geteilte Rezept konnte nicht geladen werden",
  "Failed to load support requests": "Die Hilfeanfragen konnten nicht geladen werden",
  "Failed to load your recipes": "Deine Rezepte konnten nicht geladen werden",
  "Failed to login": "Die Anmeldung ist fehlgeschlagen",
  "Failed to logout": "Abmelden fehlgeschlagen",
  "Failed to process password reset request": "Die Anfrage konnte nicht bearbeitet werden",
  "Failed to process the PDF. Please try again.":
    "Das PDF konnte nicht gelesen werden. Bitte versuche es noch einmal.",
  "Failed to process the document. Please try again.":
    "Das Dokument konnte nicht gelesen werden. Bitte versuche es noch einmal.",
  "Failed to process the page. Please try again.":
    "Die Seite konnte nicht gelesen werden. Bitte versuche es noch einmal.",
  "Failed to process the recipe URL. Please try again.":
    "Die Adresse konnte nicht gelesen werden. Bitte versuche es noch einmal.",
  "Failed to process the recipe text. Please try again.":
    "Der Text des Rezepts konnte nicht gelesen werden. Bitte versuche es noch einmal.",
  "Failed to remove Premium": "Premium konnte nicht entzogen werden",
  "Failed to reset password": "Das Passwort konnte nicht gesetzt werden",
  "Failed to revoke admin access": "Der Zugang konnte nicht widerrufen werden",
  "Failed to save recipe. Please try again.":
    "Das Rezept konnte nicht gespeichert werden. Bitte versuche es noch einmal.",
  "Failed to save your recipe. Please try again, or use the Add New Recipe button.":
    "Dein Rezept konnte nicht gespeichert werden. Bitte versuche es noch einmal, oder nimm den Knopf „Neues Rezept hinzufügen“.",
  "Failed to send password reset request": "Der Link zum Zurücksetzen konnte nicht geschickt werden",
  "Failed to send recipe to email": "Das Rezept konnte nicht gemailt werden",
  "Failed to sign up": "Registrierung fehlgeschlagen",
  "Failed to start trial. Please try again.":
    "Die Probezeit konnte nicht beginnen. Bitte versuche es noch einmal.",
  "Failed to test funnel creation": "Der Verkaufstrichter konnte nicht getestet werden",
  "Failed to update status": "Der Status konnte nicht geändert werden",
  "Failed to update status. Please try again.":
    "Der Status konnte nicht geändert werden. Bitte versuche es noch einmal.",
  "Failed to upgrade user": "Der Nutzer konnte Premium nicht bekommen",
  "Failed to validate invitation": "Die Einladung konnte nicht geprüft werden",
  "Fair use": "Faire Nutzung",
  "Fetch it instead": "Stattdessen abrufen",
  "Fetching the original text…": "Der Originaltext wird geholt …",
  "Fetching the page and placing its ingredients in the steps":
    "Die Seite wird geholt, und ihre Zutaten kommen in die Schritte",
  Fewer: "Weniger",
  "Fewer servings": "Weniger Portionen",
  "Fewer timers": "Weniger Timer",
  "Fill the picture with the recipe, and hold the phone still.":
    "Fülle das Bild mit dem Rezept und halte das Handy still.",
  "First 12 months free": "Die ersten 12 Monate kostenlos",
  "First charge: {dollars}{off}": "Erste Abbuchung: {dollars}{off}",
  "First year free applied!": "Erstes Jahr kostenlos eingelöst!",
  "First: what to get out, and how long it takes.": "Zuerst: was du bereitlegst und wie lange es dauert.",
  Font: "Schrift",
  Footer: "Fußzeile",
  "For cooks with ADHD, for autistic cooks, for cooks with chronic fatigue, for cooks who are interrupted, tired or forgetful. What helps them helps everyone else too.":
    "Für Köchinnen und Köche mit ADHS, mit Autismus oder chronischer Erschöpfung, für alle, die unterbrochen werden, müde oder vergesslich sind. Was ihnen hilft, hilft allen anderen auch.",
  "For developers": "Für Entwickler",
  "For every page on this device. Each change shows at once, and it is remembered.":
    "Für jede Seite auf diesem Gerät. Jede Änderung zeigt sich sofort und bleibt.",
  "For example the program that will use it.": "Zum Beispiel das Programm, das ihn benutzt.",
  "For this step": "Für diesen Schritt",
  "For {email}. Every device of theirs is signed out.":
    "Für {email}. Alle Geräte dieser Person werden abgemeldet.",
  "Forgot Your Password?": "Passwort vergessen?",
  "Forgot password?": "Passwort vergessen?",
  "Format Recipe": "Rezept ordnen",
  "Found {count} recipe matching “{searched}”": "{count} Rezept passt zu „{searched}“",
  "Found {count} recipes matching “{searched}”": "{count} Rezepte passen zu „{searched}“",
  Free: "Kostenlos",
  "Free accounts keep up to {limit} recipes, and yours is full.":
    "In ein kostenloses Konto passen {limit} Rezepte, und deins ist voll.",
  "Free for now": "Vorerst kostenlos",
  "Free for {trialDays} days. From {longDate}: {price}.":
    "{trialDays} Tage kostenlos. Ab {longDate}: {price}.",
  "Free signups": "Kostenlose Registrierungen",
  "Free trial": "Kostenlose Probezeit",
  "Free users can save up to {freeRecipes} recipes.":
    "Ohne Premium lassen sich bis zu {freeRecipes} Rezepte speichern.",
  "Free, last 24 hours": "Kostenlos, letzte 24 Stunden",
  "Free, month to date": "Kostenlos, Monat bis heute",
  "Fridge and other": "Kühlregal und Weiteres",
  "From the attachment “{name}”.": "Aus dem Anhang „{name}“.",
  "From then on you log in with this address, and our letters go to it.":
    "Ab dann meldest du dich mit dieser Adresse an, und unsere E-Mails gehen an sie.",
  "From “{part}”.": "Aus „{part}“.",
  "From: {page}": "Quelle: {page}",
  "Full Name": "Voller Name",
  "Funnel Management": "Verkaufstrichter",
  "Get a token": "Einen Zugangsschlüssel holen",
  "Give the days as a whole number from 0 to 4000.": "Gib die Tage als ganze Zahl von 0 bis 4000 an.",
  "Give the token a name and tick what it may do: convert recipes, read saved recipes, or both.":
    "Gib dem Zugangsschlüssel einen Namen und kreuze an, was er darf: Rezepte umwandeln, gespeicherte Rezepte lesen oder beides.",
  "Give us a recipe as a web address, a photo, a PDF or pasted text. You get it back in plain steps: one shopping list, then numbered steps that each say what to use and how much.":
    "Gib uns ein Rezept als Webadresse, Foto, PDF oder Text. Du bekommst es in klaren Schritten zurück: erst eine Einkaufsliste, dann nummerierte Schritte, die jeweils sagen, was du nimmst und wie viel davon.",
  "Given up": "Aufgegeben",
  "Go Home": "Zur Startseite",
  "Go back whenever you like.": "Geh zurück, wann immer du willst.",
  "Go on cooking": "Weiterkochen",
  "Go to Login": "Zur Anmeldung",
  "Go to My Plan": "Zu „Mein Tarif“",
  "Go to Saved Recipes": "Zu meinen Rezepten",
  "Go to step {step}": "Zu Schritt {step}",
  "Go to the home page": "Zur Startseite",
  "Going on keeps your step, what you ticked off and your timers.":
    "Wenn du weiterkochst, bleiben dein Schritt, deine Haken und deine Timer.",
  "Google confirmed that this address is yours. Nobody had confirmed it before, so the password that was typed for it no longer works, and every other device was signed out. If you want a password, choose a new one.":
    "Google hat bestätigt, dass diese Adresse deine ist. Vorher hatte das niemand bestätigt, darum gilt das Passwort nicht mehr, das dafür getippt wurde, und jedes andere Gerät wurde abgemeldet. Wenn du ein Passwort willst, wähle ein neues.",
  "Google now signs in to your {appName} account": "Google meldet dich jetzt bei {appName} an",
  "Google sign-in is not set up here.": "Die Anmeldung mit Google ist hier nicht eingerichtet.",
  "Google unlinked": "Google getrennt",
  "Google, as <b>{email}</b>, since {day}": "Google, als <b>{email}</b>, seit {day}",
  "Group by": "Ordnen nach",
  "Half a minute on how a recipe becomes plain steps.":
    "Eine halbe Minute darüber, wie aus einem Rezept klare Schritte werden.",
  "Hands-free": "Freihändig",
  "Have a promo code?": "Hast du einen Aktionscode?",
  "Hear the voice": "Stimme anhören",
  "Heard “{heard}”.": "Gehört: „{heard}“.",
  "Hello {name},": "Hallo {name},",
  "Hello. Ask a question in your own words, or choose one.":
    "Hallo. Stell eine Frage in deinen eigenen Worten, oder wähle eine aus.",
  Help: "Hilfe",
  "Help & Support": "Hilfe",
  "Help<span> & Support</span>": "Hilfe<span> und Fragen</span>",
  Hide: "Verbergen",
  High: "Hoch",
  "Hold the page flat and fill the picture with the text.":
    "Halte die Seite flach und fülle das Bild mit dem Text.",
  Home: "Start",
  "How a program converts recipes with {appName} and reads those that its cook has saved.":
    "Wie ein Programm mit {appName} Rezepte umwandelt und die gespeicherten liest.",
  "How do I cancel my subscription?": "Wie kündige ich mein Abo?",
  "How do I change between monthly and annual?": "Wie wechsle ich zwischen monatlich und jährlich?",
  "How do I change my email or password?": "Wie ändere ich meine E-Mail-Adresse oder mein Passwort?",
  "How do I change the number of servings?": "Wie ändere ich die Zahl der Portionen?",
  "How do I convert a PDF?": "Wie wandle ich ein PDF um?",
  "How do I convert a photo of a recipe?": "Wie wandle ich das Foto eines Rezepts um?",
  "How do I convert a recipe from a website?": "Wie wandle ich ein Rezept von einer Webseite um?",
  "How do I convert a recipe?": "Wie wandle ich ein Rezept um?",
  "How do I delete a recipe?": "Wie lösche ich ein Rezept?",
  "How do I download my data or delete my account?":
    "Wie lade ich meine Daten herunter oder lösche mein Konto?",
  "How do I edit a recipe?": "Wie bearbeite ich ein Rezept?",
  "How do I keep the screen on while I cook?": "Wie bleibt der Bildschirm beim Kochen an?",
  "How do I print a recipe?": "Wie drucke ich ein Rezept?",
  "How do I save a recipe?": "Wie speichere ich ein Rezept?",
  "How do I share a recipe?": "Wie teile ich ein Rezept?",
  "How do I stop sharing a recipe?": "Wie beende ich das Teilen eines Rezepts?",
  "How do I use a promo code?": "Wie benutze ich einen Aktionscode?",
  "How do the timers work?": "Wie funktionieren die Timer?",
  "How does the free trial work?": "Wie funktioniert die kostenlose Probezeit?",
  "How many recipes can I save for free?": "Wie viele Rezepte kann ich kostenlos speichern?",
  "How {appName} works": "So funktioniert {appName}",
  "I don't have an immediate answer for that. You can send a support request, and a person will answer by email.":
    "Darauf habe ich gerade keine Antwort. Du kannst eine Hilfeanfrage schicken, und ein Mensch antwortet per E-Mail.",
  "I forgot my password. What now?": "Ich habe mein Passwort vergessen. Was nun?",
  "I have an account": "Ich habe ein Konto",
  "If an account with that email exists, a password reset link will be sent.":
    "Wenn es ein Konto mit dieser E-Mail-Adresse gibt, wird ein Link zum neuen Passwort geschickt.",
  "If the operator of this site uses an outside service to read photos or to format text, the photo or text is sent to that service for this purpose only.":
    "Wenn der Betreiber dieser Seite einen fremden Dienst nutzt, um Fotos zu lesen oder Text zu ordnen, wird das Foto oder der Text nur dafür an diesen Dienst geschickt.",
  "If these terms change, we say so on this page before the change takes effect.":
    "Wenn sich diese Bedingungen ändern, sagen wir es auf dieser Seite, bevor es gilt.",
  "If this policy changes in a way that matters to you, we say so on this page before it takes effect.":
    "Wenn sich diese Erklärung so ändert, dass es für dich wichtig ist, sagen wir es auf dieser Seite, bevor es gilt.",
  "If this was not you, choose a new password now. That ends every access token and signs out everybody else.":
    "Wenn du es nicht warst, wähle jetzt ein neues Passwort. Das beendet jeden Zugangsschlüssel und meldet alle anderen ab.",
  "If this was not you, choose a new password now. That signs out everybody else.":
    "Wenn du es nicht warst, wähle jetzt ein neues Passwort. Das meldet alle anderen ab.",
  "If this was not you, take the account back. That signs everybody out and ends the password.":
    "Wenn du es nicht warst, hol das Konto zurück. Das meldet alle ab und beendet das Passwort.",
  "If this was not you, tell another admin at once: they can revoke your access and invite you again.":
    "Wenn du es nicht warst, sag sofort einem anderen Admin Bescheid: Er kann deinen Zugang widerrufen und dich neu einladen.",
  "If this was not you, unlink it under Your account on My Plan, and sign out everywhere.":
    "Wenn du es nicht warst, trenne es bei „Mein Tarif“ unter „Dein Konto“ und melde dich überall ab.",
  "If you can see the recipe in your browser, send us the page as you see it.":
    "Wenn du das Rezept in deinem Browser siehst, schick uns die Seite, wie du sie siehst.",
  "If you delete a recipe, its picture, its link and every copy of it are deleted. If you delete your account, all of this is deleted. What stays is a scrambled mark made from your e-mail address, from which the address cannot be read: it tells us that the free trial or a promo code was used. Invoices stay without your name, and so does the record of what our staff did to accounts.":
    "Wenn du ein Rezept löschst, werden sein Bild, sein Link und jede Kopie davon gelöscht. Wenn du dein Konto löschst, wird all das gelöscht. Es bleibt eine Kennung, die aus deiner E-Mail-Adresse gemacht ist und aus der sich die Adresse nicht zurücklesen lässt: Sie sagt uns, dass die kostenlose Probezeit oder ein Aktionscode benutzt wurde. Rechnungen bleiben ohne deinen Namen, ebenso die Aufzeichnung, was unser Team an Konten getan hat.",
  "If you don't see it, please check your spam folder.":
    "Wenn du ihn nicht siehst, schau bitte in den Spam-Ordner.",
  "Image Reading Error": "Das Bild ließ sich nicht lesen",
  "Image saved": "Bild gespeichert",
  "Import recipes": "Rezepte importieren",
  "Import the rest": "Den Rest importieren",
  "Import {count} recipe": "{count} Rezept importieren",
  "Import {count} recipes": "{count} Rezepte importieren",
  "Imported before": "Schon importiert",
  "Importing…": "Wird importiert …",
  "In Cook Mode each step has a timer set to the time in the step, or to {defaultTimerMinutes} minutes. You can pause it, reset it or choose another time. A timer that still runs moves to the top when you go on, and still rings.":
    "Im Kochmodus hat jeder Schritt einen Timer, gestellt auf die Zeit im Schritt oder auf {defaultTimerMinutes} Minuten. Du kannst ihn anhalten, zurücksetzen oder eine andere Zeit wählen. Ein Timer, der noch läuft, wandert nach oben, wenn du weitergehst, und klingelt trotzdem.",
  "In Progress": "In Arbeit",
  "In your browser": "In deinem Browser",
  "In {appName} form": "So macht es {appName}",
  Inactive: "Nicht aktiv",
  "Ingredient {index}": "Zutat {index}",
  "Ingredient {number}": "Zutat {number}",
  Ingredients: "Zutaten",
  "Ingredients first, then the steps. Line by line is enough.":
    "Zuerst die Zutaten, dann die Schritte. Zeile für Zeile genügt.",
  "Ingredients placed in steps": "Zutaten, die in Schritten stehen",
  "Input required": "Eingabe fehlt",
  "Insert step": "Schritt einfügen",
  "Insert step after {index}": "Schritt nach {index} einfügen",
  "Integration status": "Stand der Anbindung",
  "Invalid Invitation": "Ungültige Einladung",
  "Invalid PDF File": "Ungültige PDF-Datei",
  "Invalid PDF: this file is damaged or is not a PDF.":
    "Ungültiges PDF: Diese Datei ist beschädigt oder kein PDF.",
  "Invalid URL": "Ungültige Adresse",
  "Invalid credentials": "Benutzername oder Passwort stimmt nicht",
  "Invalid email address": "Ungültige E-Mail-Adresse",
  "Invalid file type": "Falsche Art von Datei",
  "Invalid or expired invitation": "Ungültige oder abgelaufene Einladung",
  "Invitation sent": "Einladung geschickt",
  "Invitation sent to {email}": "Die Einladung wurde an {email} geschickt",
  "Invite Admin": "Admin einladen",
  Invited: "Eingeladen",
  "Invited by": "Eingeladen von",
  "Invited by {invitedBy}": "Eingeladen von {invitedBy}",
  Invoices: "Rechnungen",
  "Is anything in my recipe changed?": "Wird etwas an meinem Rezept geändert?",
  "Is there a dark theme?": "Gibt es ein dunkles Aussehen?",
  "It could not be copied here. Drag the bookmark instead.":
    "Hier ließ sie sich nicht kopieren. Zieh stattdessen das Lesezeichen.",
  "It could not be saved yet. It stays here for {hours}.":
    "Es konnte noch nicht gespeichert werden. Es bleibt {hours} lang hier.",
  "It goes on while you do.": "Er läuft, während du weitermachst.",
  "It is not in the recipe library, or no longer.": "Es ist nicht oder nicht mehr in der Rezeptbibliothek.",
  "It is saved to your account once you are online again.":
    "Es wird in deinem Konto gespeichert, sobald du wieder online bist.",
  "It may have been deleted, or it belongs to another account.":
    "Es wurde vielleicht gelöscht, oder es gehört zu einem anderen Konto.",
  "It tells you when it is done.": "Er meldet sich, wenn es fertig ist.",
  "Its picture could not be read.": "Sein Bild konnte nicht gelesen werden.",
  "Its shopping list": "Ihre Einkaufsliste",
  "Its steps": "Ihre Schritte",
  Joined: "Dabei seit",
  "Keep Awake": "Bildschirm anlassen",
  "Keep Premium": "Premium behalten",
  "Keep both": "Beide behalten",
  "Keep editing": "Weiter bearbeiten",
  "Keep my account": "Mein Konto behalten",
  "Keep my text": "Meinen Text behalten",
  "Keep my version": "Meine Fassung behalten",
  "Keep the link": "Link behalten",
  "Keep the other version": "Die andere Fassung behalten",
  "Keep {label}": "Bei {label} bleiben",
  "Kept on this device": "Auf diesem Gerät gespeichert",
  "Kept on this device only.": "Bleibt nur auf diesem Gerät.",
  Keyboard: "Tastatur",
  "Language of the text": "Sprache des Textes",
  Large: "Groß",
  Largest: "Am größten",
  "Last 24 hours": "Letzte 24 Stunden",
  "Last error": "Letzter Fehler",
  "Last login": "Letzte Anmeldung",
  "Leave without saving": "Ohne Speichern verlassen",
  "Leave without saving?": "Ohne Speichern verlassen?",
  "Left out:": "Weggelassen:",
  "Letters and Jobs": "E-Mails und Aufgaben",
  Liability: "Haftung",
  "Library recipes are the same for everyone, so their steps cannot be edited.":
    "Rezepte der Bibliothek sind für alle gleich, darum lassen sich ihre Schritte nicht bearbeiten.",
  Light: "Hell",
  "Line {index} of step {number}": "Zeile {index} von Schritt {number}",
  "Line {index} of step {step}": "Zeile {index} von Schritt {step}",
  "Link copied": "Link kopiert",
  "Link to {title}": "Link zu {title}",
  "Linked accounts": "Verknüpfte Konten",
  "Links that work now.": "Links, die jetzt gelten.",
  "List copied": "Liste kopiert",
  Listen: "Vorlesen",
  "Listen for spoken commands": "Auf gesprochene Befehle hören",
  "Listen, or stop reading": "Vorlesen, oder damit aufhören",
  "Listening failed. Turn hands-free off and on to try again.":
    "Das Zuhören ist fehlgeschlagen. Schalte „Freihändig“ aus und wieder ein, um es noch einmal zu versuchen.",
  "Listening.": "Ich höre zu.",
  "Load the page again": "Seite neu laden",
  "Loading the step…": "Der Schritt wird geladen …",
  "Loading…": "Wird geladen …",
  "Log In / Sign Up": "Anmelden / Registrieren",
  "Log in": "Anmelden",
  "Log in and open <link>My Plan</link>. Find “Access tokens” under “Your account”.":
    "Melde dich an und öffne <link>„Mein Tarif“</link>. Unter „Dein Konto“ findest du „Zugangsschlüssel“.",
  "Log in and open Saved Recipes. Search finds words in titles, descriptions and ingredients.":
    "Melde dich an und öffne „Rezepte“. Die Suche findet Wörter in Titeln, Beschreibungen und Zutaten.",
  "Log in to confirm": "Anmelden und bestätigen",
  "Log in to your account with the old address, and then confirm the new one here.":
    "Melde dich mit der alten Adresse an und bestätige dann hier die neue.",
  "Log in with your email and password from now on.":
    "Melde dich von jetzt an mit E-Mail-Adresse und Passwort an.",
  "Log in, open My Plan and go to Your account.":
    "Melde dich an, öffne „Mein Tarif“ und geh zu „Dein Konto“.",
  "Log in, open My Plan and go to Your account. All my data gives you everything we keep about you. Delete my account removes it all and cannot be undone.":
    "Melde dich an, öffne „Mein Tarif“ und geh zu „Dein Konto“. Mit „Alle meine Daten“ bekommst du alles, was wir über dich haben. „Mein Konto löschen“ entfernt alles und lässt sich nicht rückgängig machen.",
  "Log out and lose it": "Abmelden und sie verlieren",
  "Log out and lose them": "Abmelden und sie verlieren",
  "Log out and lose what waits?": "Abmelden und verlieren, was wartet?",
  "Logging in...": "Wird angemeldet …",
  Login: "Anmelden",
  "Login Failed": "Anmeldung fehlgeschlagen",
  "Login Required": "Anmeldung nötig",
  "Login Successful": "Angemeldet",
  "Login failed": "Anmeldung fehlgeschlagen",
  "Login or sign up": "Anmelden oder registrieren",
  "Login successful": "Angemeldet",
  Logout: "Abmelden",
  "Long PDF": "Langes PDF",
  "Long paragraphs become short steps. Each step names its own ingredients with their amounts, so you never scroll back.":
    "Aus langen Absätzen werden kurze Schritte. Jeder Schritt nennt seine eigenen Zutaten mit ihren Mengen, du musst also nie zurückblättern.",
  "Look at the Recipe Library ({libraryCount})": "Rezeptbibliothek ansehen ({libraryCount})",
  "Look at the rest": "Den Rest ansehen",
  "Look at the rest of the file": "Den Rest der Datei ansehen",
  Loudness: "Lautstärke",
  "Made on {day} · {lastUse}": "Erstellt am {day} · {lastUse}",
  Main: "Hauptbild",
  "Main menu": "Hauptmenü",
  "Make Admin": "Zum Admin machen",
  "Make Premium": "Premium geben",
  "Make Super Admin": "Zum Super-Admin machen",
  "Making the PDF…": "Das PDF wird erstellt …",
  "Making the link…": "Der Link wird erstellt …",
  "Many passwords are being checked right now. Please try again in a moment.":
    "Gerade werden viele Passwörter geprüft. Bitte versuche es gleich noch einmal.",
  "Many pictures are being prepared right now. Please try again in a moment.":
    "Gerade werden viele Bilder vorbereitet. Bitte versuche es gleich noch einmal.",
  "Many recipes are being converted right now. Please try again in a moment.":
    "Gerade werden viele Rezepte umgewandelt. Bitte versuche es gleich noch einmal.",
  "Many recipes are being downloaded right now. Please try again in a moment.":
    "Gerade werden viele Rezepte heruntergeladen. Bitte versuche es gleich noch einmal.",
  "Many recipes are being imported right now. Please try again in a few minutes.":
    "Gerade werden viele Rezepte importiert. Bitte versuche es in ein paar Minuten noch einmal.",
  "Many recipes are being printed right now. Please try again in a moment.":
    "Gerade werden viele Rezepte gedruckt. Bitte versuche es gleich noch einmal.",
  "Many recipes were printed in a short time. Please try again in {wait}.":
    "In kurzer Zeit wurden viele Rezepte gedruckt. Bitte versuche es in {wait} noch einmal.",
  Mapping: "Zuordnung",
  "Mark Resolved": "Als gelöst markieren",
  "Mark this request as {status}?": "Diese Anfrage als {status} markieren?",
  Markdown: "Markdown",
  "May we tell our advertising and statistics partners which pages you open and when you finish a recipe? {appName} works the same either way. <link>Privacy Policy</link>":
    "Dürfen wir unseren Partnern für Werbung und Statistik sagen, welche Seiten du öffnest und wann du ein Rezept fertig kochst? {appName} funktioniert so oder so gleich. <link>Datenschutz</link>",
  "Maybe Later": "Vielleicht später",
  Menu: "Menü",
  Message: "Nachricht",
  Metric: "Metrisch",
  "Min {minimum} characters": "Mindestens {minimum} Zeichen",
  "Missing information": "Es fehlen Angaben",
  "MoM Comparison": "Monatsvergleich",
  "Month over month": "Vergleich zum Vormonat",
  "Month to date": "Monat bis heute",
  Monthly: "Monatlich",
  "Monthly subs": "Monatsabos",
  More: "Mehr",
  "More servings": "Mehr Portionen",
  "More timers of this step": "Weitere Timer dieses Schritts",
  "More to check": "Mehr zu prüfen",
  Motion: "Bewegung",
  "Move step {index} down": "Schritt {index} nach unten",
  "Move step {index} up": "Schritt {index} nach oben",
  "Move {of} down": "{of} nach unten",
  "Move {of} up": "{of} nach oben",
  Mute: "Stumm",
  "Mute the voice": "Stimme stummschalten",
  "Muted, Listen still marks the sentences one after the other, without a sound.":
    "Auch stumm geschaltet markiert „Vorlesen“ einen Satz nach dem anderen, nur ohne Ton.",
  "My Plan": "Mein Tarif",
  "My Recipes ({count})": "Gespeichert ({count})",
  "My Shares": "Geteilt",
  "My timer did not ring. Why?": "Mein Timer hat nicht geklingelt. Warum?",
  Name: "Name",
  "Name of the token": "Name des Zugangsschlüssels",
  Never: "Nie",
  "Never logged in": "Nie angemeldet",
  New: "Neu",
  "New access token {name}": "Neuer Zugangsschlüssel {name}",
  "New email": "Neue E-Mail-Adresse",
  "New password": "Neues Passwort",
  "Next Step": "Nächster Schritt",
  "Next attempt": "Nächster Versuch",
  "Next billing date": "Nächste Abbuchung",
  "Next billing date:": "Nächste Abbuchung:",
  "Next charge": "Nächster Betrag",
  "Next page": "Nächste Seite",
  "Next step": "Nächster Schritt",
  "Next: nothing, this is the last step.": "Danach: nichts, das ist der letzte Schritt.",
  "Next: {firstWords}": "Danach: {firstWords}",
  "No Recipe Found": "Kein Rezept gefunden",
  "No admin users found": "Keine Admins gefunden",
  "No advertising between the steps.": "Keine Werbung zwischen den Schritten.",
  "No advertising, no life story before the recipe. Calm mode keeps everything on the screen still.":
    "Keine Werbung, keine Lebensgeschichte vor dem Rezept. Im Ruhemodus hält alles auf dem Bildschirm still.",
  "No amount, time or line is changed. The wording stays the source's. We sort the lines, split long steps and show each step's ingredients. Each converted recipe says what was kept and what could not be placed: press Details to read it.":
    "Keine Menge, Zeit oder Zeile wird geändert. Der Wortlaut bleibt der des Originals. Wir ordnen die Zeilen, teilen lange Schritte und zeigen die Zutaten jedes Schritts. Jedes umgewandelte Rezept sagt, was geblieben ist und was keinen Platz fand: Drücke „Einzelheiten“, um es zu lesen.",
  "No charge today": "Heute wird nichts berechnet",
  "No checkout URL returned": "Es kam keine Adresse zum Bezahlen zurück",
  "No completed checkout was found for your account.":
    "Für dein Konto wurde keine abgeschlossene Bezahlung gefunden.",
  "No conversation history found": "Keine bisherigen Nachrichten gefunden",
  "No file selected": "Keine Datei ausgewählt",
  "No free month noted yet.": "Noch kein Gratismonat vorgemerkt.",
  "No images selected": "Keine Bilder ausgewählt",
  "No invitation token provided": "Die Einladung fehlt in der Adresse",
  "No library recipes available": "Keine Rezepte in der Bibliothek",
  "No longer owed": "Nicht mehr fällig",
  "No message": "Keine Nachricht",
  "No microphone was found.": "Es wurde kein Mikrofon gefunden.",
  "No new support requests": "Keine neuen Hilfeanfragen",
  "No product was named.": "Es wurde kein Produkt genannt.",
  "No products yet. They are made by the billing set-up of the server.":
    "Noch keine Produkte. Sie entstehen, wenn die Bezahlung auf dem Server eingerichtet wird.",
  "No recipe at hand? Use our example": "Kein Rezept zur Hand? Nimm unser Beispiel",
  "No recipe matches your search": "Kein Rezept passt zu deiner Suche",
  "No requests in progress": "Keine Anfragen in Arbeit",
  "No reset token provided": "In der Adresse fehlt der Link zum neuen Passwort",
  "No resolved requests": "Keine gelösten Anfragen",
  "No step says to get “{line}” ready.": "Kein Schritt sagt, dass du „{line}“ vorbereitest.",
  "No step shows where the extra of “{line}” goes.": "Kein Schritt zeigt, wohin der Rest von „{line}“ kommt.",
  "No step uses “{line}”.": "Kein Schritt braucht „{line}“.",
  "No step uses “{line}”; step {step} may.": "Kein Schritt braucht „{line}“; vielleicht Schritt {step}.",
  "No subject": "Kein Betreff",
  "No support requests": "Keine Hilfeanfragen",
  "No text entered": "Kein Text eingegeben",
  "No third-party tracking loads unless you agree to it first. If you agree, partners for advertising and statistics learn which of our pages you open, when you view or finish a recipe, and when you buy a plan; never from pages where you choose a password, confirm an address or pay. If you decline, everything works the same. You can change your mind at the foot of every page.":
    "Kein Tracking von anderen wird geladen, ohne dass du vorher zustimmst. Wenn du zustimmst, erfahren Partner für Werbung und Statistik, welche unserer Seiten du öffnest, wann du ein Rezept ansiehst oder fertig kochst und wann du einen Tarif kaufst; nie von Seiten, auf denen du ein Passwort wählst, eine Adresse bestätigst oder bezahlst. Wenn du ablehnst, funktioniert alles genauso. Unten auf jeder Seite kannst du es dir anders überlegen.",
  "No time": "Keine Zeit",
  "No token was made": "Es wurde kein Zugangsschlüssel erstellt",
  "No user matches “{q}”.": "Kein Nutzer passt zu „{q}“.",
  "No users yet": "Noch keine Nutzer",
  "No views in the last {length} days.": "Keine Aufrufe in den letzten {length} Tagen.",
  "No, thank you": "Nein, danke",
  "None of them is new.": "Keins davon ist neu.",
  Normal: "Normal",
  "Not Mapped": "Nicht zugeordnet",
  "Not a Recipe PDF": "Kein Rezept im PDF",
  "Not cancelled": "Nicht gekündigt",
  "Not changed": "Nicht gewechselt",
  "Not kept on this device": "Nicht auf diesem Gerät",
  "Not now": "Nicht jetzt",
  "Not paid": "Nicht bezahlt",
  "Not provided": "Nicht angegeben",
  "Not sent": "Nicht geschickt",
  "Not tried again": "Nicht noch einmal versucht",
  "Noted.": "Notiert.",
  "Nothing could be compared.": "Es konnte nichts verglichen werden.",
  "Nothing failed": "Nichts ist fehlgeschlagen",
  "Nothing invented": "Nichts erfunden",
  "Nothing is charged today. After {trialDays} days: {pricesInWords}, until you cancel.":
    "Heute wird nichts berechnet. Nach {trialDays} Tagen: {pricesInWords}, bis du kündigst.",
  "Nothing is invented. What we could not place in a step, we tell you.":
    "Nichts ist erfunden. Was wir in keinem Schritt unterbringen konnten, sagen wir dir.",
  "Nothing is lost if you stop.": "Nichts geht verloren, wenn du aufhörst.",
  "Nothing more is charged from now on.": "Von jetzt an wird nichts mehr berechnet.",
  "Nothing moves or opens by itself": "Nichts bewegt oder öffnet sich von selbst",
  "Nothing waits. Everything is in your account.": "Nichts wartet. Alles ist in deinem Konto.",
  "Nothing was changed": "Es wurde nichts geändert",
  "Nothing was deleted": "Es wurde nichts gelöscht",
  "Nothing was imported": "Es wurde nichts importiert",
  "Nothing was made of this line of the original.": "Aus dieser Zeile des Originals wurde nichts gemacht.",
  "Nothing was sent": "Es wurde nichts geschickt",
  Notifications: "Benachrichtigungen",
  "Notifications (F8)": "Benachrichtigungen (F8)",
  Offline: "Offline",
  "On a computer": "Am Computer",
  "On a phone": "Am Handy",
  "On every page of this device: nothing moves, opens, starts or sounds unless you ask for it.":
    "Auf jeder Seite dieses Geräts: Nichts bewegt sich, öffnet sich, startet oder klingt, wenn du es nicht willst.",
  "On the day": "Am Tag selbst",
  One: "Eine",
  "One import takes {importMaxMs} minutes at most.": "Ein Import dauert höchstens {importMaxMs} Minuten.",
  "One import takes {importMaxRecipes} recipes of a file.":
    "Ein Import nimmt {importMaxRecipes} Rezepte einer Datei.",
  "One moment": "Einen Moment",
  "One step states no time:": "Ein Schritt nennt keine Zeit:",
  "One thing at a time": "Eins nach dem anderen",
  "One thing at a time. Calm mode keeps the screen still.":
    "Eins nach dem anderen. Im Ruhemodus bleibt der Bildschirm still.",
  "Only a super admin may do this.": "Das darf nur ein Super-Admin.",
  "Only super admins invite others, revoke access or change roles.":
    "Nur Super-Admins laden andere ein, widerrufen Zugänge oder ändern Rollen.",
  "Only the first {length} of its {total} pages are read.":
    "Nur die ersten {length} seiner {total} Seiten werden gelesen.",
  "Only the page on which you press the bookmark, and only then. We read the recipe in it and do not keep the page. A few websites forbid bookmarks like this one. There, copy the text of the recipe and paste it on the home page.":
    "Nur die Seite, auf der du das Lesezeichen drückst, und nur dann. Wir lesen das Rezept darin und behalten die Seite nicht. Wenige Webseiten verbieten solche Lesezeichen. Kopiere dort den Text des Rezepts und füge ihn auf der Startseite ein.",
  "Only times that the recipe states are counted, one after another, and always the longer end of “10 to 12 minutes”.":
    "Gezählt werden nur Zeiten, die das Rezept nennt, eine nach der anderen, und bei „10 bis 12 Minuten“ immer die längere.",
  "Only when the step states a time": "Nur wenn der Schritt eine Zeit nennt",
  "Open Convert Recipe and choose Photo. Take a photo or pick some, each up to {photoMaxBytes} MB. Press Extract Text, check the text, then press Format Recipe.":
    "Öffne „Rezept umwandeln“ und wähle „Foto“. Mach ein Foto oder wähle welche aus, je bis {photoMaxBytes} MB. Drücke „Text herauslesen“, prüfe den Text und drücke dann „Rezept ordnen“.",
  "Open Convert Recipe, choose PDF, pick the file and press Convert Recipe. A PDF may have up to {pdfMaxPages} pages and {pdfMaxBytes} MB.":
    "Öffne „Rezept umwandeln“, wähle „PDF“, wähle die Datei aus und drücke „Rezept umwandeln“. Ein PDF darf bis zu {pdfMaxPages} Seiten und {pdfMaxBytes} MB haben.",
  "Open Convert Recipe. Choose URL, Photo, PDF or Text. Put the recipe in and press Convert Recipe. You then see the shopping list and the steps, and you can save them.":
    "Öffne „Rezept umwandeln“. Wähle „URL“, „Foto“, „PDF“ oder „Text“. Gib das Rezept ein und drücke „Rezept umwandeln“. Dann siehst du die Einkaufsliste und die Schritte und kannst sie speichern.",
  "Open My Plan and press Cancel Subscription. You keep Premium until the end of the time you have paid for, and your saved recipes stay.":
    "Öffne „Mein Tarif“ und drücke „Abo kündigen“. Premium bleibt dir bis zum Ende der bezahlten Zeit, und deine gespeicherten Rezepte bleiben.",
  "Open My Plan and press Change Plan.": "Öffne „Mein Tarif“ und drücke „Tarif wechseln“.",
  "Open a saved recipe and choose Share. Here you see how often your links are opened.":
    "Öffne ein gespeichertes Rezept und drücke „Teilen“. Hier siehst du, wie oft deine Links geöffnet werden.",
  "Open photo {index} in a new tab": "Foto {index} in einem neuen Tab öffnen",
  "Open the <link>home page</link> and paste a link, a text or a picture anywhere on it. Or drag a link, a photo, a PDF or a document onto it.":
    "Öffne die <link>Startseite</link> und füge irgendwo darauf einen Link, einen Text oder ein Bild ein. Oder zieh einen Link, ein Foto, ein PDF oder ein Dokument darauf.",
  "Open the invoice<span> of {description}</span>": "Rechnung öffnen<span>: {description}</span>",
  "Open the recipe and move the Servings slider, or press Fewer servings or More servings. The amounts in the list and in the steps change with it.":
    "Öffne das Rezept und bewege den Regler „Portionen“, oder drücke „Weniger Portionen“ oder „Mehr Portionen“. Die Mengen in der Liste und in den Schritten ändern sich mit.",
  "Open the recipe and press Delete, or use More on its card. For {undoMs} seconds you can press Undo. After that it is gone, and links to it stop working.":
    "Öffne das Rezept und drücke „Löschen“, oder nimm „Mehr“ auf seiner Karte. {undoMs} Sekunden lang kannst du „Rückgängig“ drücken. Danach ist es weg, und Links darauf gelten nicht mehr.",
  "Open the recipe and press Edit. Editing is part of Premium and of the free trial.":
    "Öffne das Rezept und drücke „Bearbeiten“. Das gehört zu Premium und zur kostenlosen Probezeit.",
  "Open the recipe and press Print. The page has the list and the steps only. Download PDF gives you a file instead.":
    "Öffne das Rezept und drücke „Drucken“. Auf der Seite stehen nur die Liste und die Schritte. „PDF herunterladen“ gibt dir stattdessen eine Datei.",
  "Open the recipe, press Share and copy the link. People without Premium see the first {sharePreviewSteps} steps and the whole shopping list. They get {shareDiscountPercent}% off with your share code.":
    "Öffne das Rezept, drücke „Teilen“ und kopiere den Link. Ohne Premium sieht man die ersten {sharePreviewSteps} Schritte und die ganze Einkaufsliste. Mit deinem Teilen-Code gibt es {shareDiscountPercent} % Rabatt.",
  "Open the recipe, so that you can see it.": "Öffne das Rezept, sodass du es siehst.",
  "Open {appName}": "{appName} öffnen",
  OpenDyslexic: "OpenDyslexic",
  "Opening the camera. Your browser may ask for permission.":
    "Die Kamera wird geöffnet. Dein Browser fragt vielleicht um Erlaubnis.",
  "Opening the pages of the PDF": "Die Seiten des PDF werden geöffnet",
  "Or copy this address: {url}": "Oder kopiere diese Adresse: {url}",
  "Or type the recipe under the Text tab.": "Oder tippe das Rezept unter „Text“.",
  "Original: <a>{siteName} (opens in a new tab)</a>":
    "Original: <a>{siteName} (öffnet sich in einem neuen Tab)</a>",
  Other: "Weitere",
  "Other devices": "Andere Geräte",
  "Other ways": "Andere Wege",
  "Our logs": "Unsere Protokolle",
  "Our support set a new password for your account. Every device was signed out.":
    "Unsere Hilfe hat ein neues Passwort für dein Konto gesetzt. Jedes Gerät wurde abgemeldet.",
  PDF: "PDF",
  "PDF Processing Failed": "Das PDF konnte nicht gelesen werden",
  "PDF downloaded": "PDF heruntergeladen",
  Paid: "Bezahlt",
  "Paid once.": "Einmal bezahlt.",
  "Part of the recipe": "Teil des Rezepts",
  Password: "Passwort",
  "Password Protected PDF": "PDF mit Passwort",
  "Password Reset Complete": "Neues Passwort gesetzt",
  "Password changed": "Passwort geändert",
  "Password is required": "Das Passwort fehlt",
  "Password must be at least {adminPasswordMinChars} characters long":
    "Das Passwort braucht mindestens {adminPasswordMinChars} Zeichen",
  "Password must be at least {passwordMinChars} characters":
    "Das Passwort braucht mindestens {passwordMinChars} Zeichen",
  "Password must be at least {passwordMinChars} characters long.":
    "Das Passwort braucht mindestens {passwordMinChars} Zeichen.",
  "Password must be at most {passwordMaxChars} characters":
    "Das Passwort darf höchstens {passwordMaxChars} Zeichen haben",
  "Password must be at most {passwordMaxChars} characters long":
    "Das Passwort darf höchstens {passwordMaxChars} Zeichen haben",
  "Password must be at most {passwordMaxChars} characters long.":
    "Das Passwort darf höchstens {passwordMaxChars} Zeichen haben.",
  "Password reset": "Passwort gesetzt",
  "Password reset email sent! Please check your inbox for a reset link.":
    "Die E-Mail ist unterwegs! Schau bitte in dein Postfach: Darin ist ein Link zum neuen Passwort.",
  "Password reset failed": "Passwort nicht gesetzt",
  "Password too short": "Passwort zu kurz",
  "Passwords do not match": "Die Passwörter sind nicht gleich",
  "Passwords match": "Die Passwörter sind gleich",
  "Paste a link, a photo, a PDF or the text of a recipe. You get one shopping list and short steps, and each step says what to use and how much.":
    "Füge einen Link, ein Foto, ein PDF oder den Text eines Rezepts ein. Du bekommst eine Einkaufsliste und kurze Schritte, und jeder Schritt sagt, was du nimmst und wie viel davon.",
  "Paste it as it is, with ingredients and steps. Untidy text is fine.":
    "Füge es ein, wie es ist, mit Zutaten und Schritten. Unordentlicher Text ist in Ordnung.",
  "Paste one. Or bring an address, a photo, a PDF.":
    "Füge eins ein. Oder bring eine Adresse, ein Foto, ein PDF.",
  Pause: "Pause",
  "Payment Error": "Fehler bei der Zahlung",
  "Payment overdue": "Zahlung überfällig",
  Period: "Zeitraum",
  Photo: "Foto",
  "Photo {number}": "Foto {number}",
  "Photo {number}: ": "Foto {number}: ",
  "Photos read": "Fotos gelesen",
  "Picked photos": "Ausgewählte Fotos",
  "Picture of {title}": "Bild von {title}",
  "Picture saved": "Bild gespeichert",
  "Placing ingredients in the steps": "Die Zutaten kommen in die Schritte",
  Plan: "Tarif",
  "Plan it": "Planen",
  "Play the sound": "Ton abspielen",
  "Please check": "Bitte prüfen",
  "Please check the form": "Bitte prüfe das Formular",
  "Please check your connection and try again.": "Bitte prüfe deine Verbindung und versuche es noch einmal.",
  "Please check your email and password and try again.":
    "Bitte prüfe E-Mail-Adresse und Passwort und versuche es noch einmal.",
  "Please choose a file to import.": "Bitte wähle eine Datei zum Importieren.",
  "Please choose at least one recipe.": "Bitte wähle mindestens ein Rezept.",
  "Please choose one of the languages that photos can be read in.":
    "Bitte wähle eine der Sprachen, in denen Fotos gelesen werden können.",
  "Please choose the {plans} plan.": "Bitte wähle den Tarif {plans}.",
  "Please choose what the token may do.": "Bitte wähle, was der Zugangsschlüssel darf.",
  "Please confirm that this email address is yours.": "Bitte bestätige, dass diese E-Mail-Adresse deine ist.",
  "Please confirm your email address first. We have sent you a link.":
    "Bitte bestätige zuerst deine E-Mail-Adresse. Wir haben dir einen Link geschickt.",
  "Please enter a new password": "Bitte gib ein neues Passwort ein",
  "Please enter a recipe URL": "Bitte gib die Adresse eines Rezepts ein",
  "Please enter a recipe text": "Bitte gib den Text eines Rezepts ein",
  "Please enter a valid URL": "Bitte gib eine gültige Adresse ein",
  "Please enter a valid URL of a public web page.":
    "Bitte gib die gültige Adresse einer öffentlichen Webseite ein.",
  "Please enter a valid email address": "Bitte gib eine gültige E-Mail-Adresse ein",
  "Please enter a valid email address.": "Bitte gib eine gültige E-Mail-Adresse ein.",
  "Please enter an email address.": "Bitte gib eine E-Mail-Adresse ein.",
  "Please enter the recipe text before submitting": "Bitte gib erst den Text des Rezepts ein",
  "Please enter your email address": "Bitte gib deine E-Mail-Adresse ein",
  "Please enter your password": "Bitte gib dein Passwort ein",
  "Please fill in all fields": "Bitte fülle alle Felder aus",
  "Please give the recipe a title.": "Bitte gib dem Rezept einen Titel.",
  "Please log in as an admin.": "Bitte melde dich als Admin an.",
  "Please log in to save recipes": "Bitte melde dich an, um Rezepte zu speichern",
  "Please log in to see this recipe.": "Bitte melde dich an, um dieses Rezept zu sehen.",
  "Please log in to send a recipe by email.": "Bitte melde dich an, um ein Rezept zu mailen.",
  "Please log in to upgrade your subscription.": "Bitte melde dich an, um dein Abo zu ändern.",
  "Please log in.": "Bitte melde dich an.",
  "Please make sure your passwords match.": "Bitte achte darauf, dass die Passwörter gleich sind.",
  "Please name the token.": "Bitte gib dem Zugangsschlüssel einen Namen.",
  "Please open the link again in a moment.": "Bitte öffne den Link gleich noch einmal.",
  "Please open the link that we sent to <b>{email}</b>. Until then you cannot email recipes to other people or collect free months.":
    "Bitte öffne den Link, den wir an <b>{email}</b> geschickt haben. Bis dahin kannst du keine Rezepte an andere mailen und keine Gratismonate sammeln.",
  "Please provide your name and email to submit a support request.":
    "Bitte gib für eine Hilfeanfrage deinen Namen und deine E-Mail-Adresse an.",
  "Please say which token.": "Bitte sag, welcher Zugangsschlüssel.",
  "Please select the list and copy it yourself.": "Bitte markiere die Liste und kopiere sie selbst.",
  "Please send the page together with its web address.":
    "Bitte schick die Seite zusammen mit ihrer Webadresse.",
  "Please try again in a moment.": "Bitte versuche es gleich noch einmal.",
  "Please try again.": "Bitte versuche es noch einmal.",
  "Please upload a PDF file": "Bitte lade eine PDF-Datei hoch",
  "Please upload a PDF of your recipe": "Bitte lade ein PDF deines Rezepts hoch",
  "Please upload a valid PDF document.": "Bitte lade ein gültiges PDF-Dokument hoch.",
  "Please upload at least one photo of your recipe": "Bitte lade mindestens ein Foto deines Rezepts hoch",
  "Please write what is to be done in this step.": "Bitte schreib, was in diesem Schritt zu tun ist.",
  Premium: "Premium",
  "Premium Required": "Premium nötig",
  "Premium costs ": "Premium kostet ",
  "Premium granted": "Premium gegeben",
  "Premium is {prices}. Prices are in US dollars.": "Premium kostet {prices}. Die Preise sind in US-Dollar.",
  "Premium removed": "Premium entzogen",
  "Premium signups": "Premium-Abschlüsse",
  "Premium starts with a {trialDays}-day free trial. There is no charge on the day you start. You can use the trial once. If you do not cancel before it ends, the plan you chose begins and is charged.":
    "Premium beginnt mit einer kostenlosen Probezeit von {trialDays} Tagen. Am Tag des Beginns wird nichts berechnet. Die Probezeit gibt es einmal. Wenn du nicht vor ihrem Ende kündigst, beginnt der gewählte Tarif und wird berechnet.",
  "Premium stays until": "Premium bleibt bis",
  "Premium until": "Premium bis",
  "Premium was given to you. Nothing is charged, and there is nothing to cancel.":
    "Premium wurde dir geschenkt. Es wird nichts berechnet, und es gibt nichts zu kündigen.",
  "Premium was not granted to this user.": "Diesem Nutzer wurde Premium nicht geschenkt.",
  "Premium, last 24 hours": "Premium, letzte 24 Stunden",
  "Premium, month to date": "Premium, Monat bis heute",
  Preparation: "Vorbereitung",
  "Press Convert Recipe.": "Drücke „Rezept umwandeln“.",
  "Press Cook.": "Drücke „Kochen“.",
  "Press Log In / Sign Up, then Forgot password?, and type your email. We send you a link that works for {hoursResetLifetimeMs}. Look in the spam folder too.":
    "Drücke „Anmelden / Registrieren“, dann „Passwort vergessen?“, und gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, der {hoursResetLifetimeMs} gilt. Schau auch in den Spam-Ordner.",
  "Press the bookmark. {appName} opens in a new tab.":
    "Drücke das Lesezeichen. {appName} öffnet sich in einem neuen Tab.",
  Previous: "Zurück",
  "Previous page": "Vorige Seite",
  "Previous step": "Voriger Schritt",
  Prices: "Preise",
  Print: "Drucken",
  "Print the page, choose “Save as PDF”, and give us that file.":
    "Drucke die Seite, wähle „Als PDF speichern“ und gib uns diese Datei.",
  "Printing this recipe took too long. Please try again.":
    "Dieses Rezept zu drucken hat zu lange gedauert. Bitte versuche es noch einmal.",
  "Privacy Policy": "Datenschutz",
  "Process Recipe": "Rezept umwandeln",
  Product: "Produkt",
  "Product Analytics": "Zahlen zu den Produkten",
  "Product analytics": "Zahlen zu den Produkten",
  "Product mapping": "Zuordnung der Produkte",
  "Product tags": "Produkt-Kennzeichen",
  Products: "Produkte",
  "Products synced": "Produkte abgeglichen",
  "Promo code": "Aktionscode",
  "Protected Document": "Geschütztes Dokument",
  "Provider id": "Kennung beim Anbieter",
  "Quick Dash": "Auf einen Blick",
  "Rank {index}:": "Platz {index}:",
  "Read again": "Noch einmal lesen",
  "Read aloud": "Vorlesen",
  "Read it as photos": "Als Fotos lesen",
  "Read saved recipes": "Gespeicherte Rezepte lesen",
  Reading: "Lesen",
  "Reading aloud": "Vorlesen",
  "Reading aloud failed": "Vorlesen fehlgeschlagen",
  "Reading photo {number} of {of}": "Foto {number} von {of} wird gelesen",
  "Reading settings": "Leseeinstellungen",
  "Reading the PDF and placing its ingredients in the steps":
    "Das PDF wird gelesen, und seine Zutaten kommen in die Schritte",
  "Reading the document and placing its ingredients in the steps":
    "Das Dokument wird gelesen, und seine Zutaten kommen in die Schritte",
  "Reading the file…": "Die Datei wird gelesen …",
  "Reading the page and placing its ingredients in the steps":
    "Die Seite wird gelesen, und ihre Zutaten kommen in die Schritte",
  "Reading the photo": "Das Foto wird gelesen",
  "Reading this PDF took too long (timeout).": "Dieses PDF zu lesen hat zu lange gedauert (timeout).",
  "Reading this document took too long (timeout).":
    "Dieses Dokument zu lesen hat zu lange gedauert (timeout).",
  "Reading this photo took too long (timeout).": "Dieses Foto zu lesen hat zu lange gedauert (timeout).",
  "Reading your photos again in {language} replaces the corrections you made in the text.":
    "Wenn deine Fotos noch einmal gelesen werden (Sprache: {language}), ersetzt das, was du im Text verbessert hast.",
  "Ready to Try Cook Mode": "Bereit, den Kochmodus auszuprobieren",
  Recipe: "Rezept",
  "Recipe Library ({length})": "Rezeptbibliothek ({length})",
  "Recipe Ready to Save": "Rezept bereit zum Speichern",
  "Recipe URL": "Adresse des Rezepts",
  "Recipe changes may have been saved despite the error. Please refresh to see the latest version.":
    "Die Änderungen am Rezept wurden trotz des Fehlers vielleicht gespeichert. Lade die Seite bitte neu, um die neueste Fassung zu sehen.",
  "Recipe deleted": "Rezept gelöscht",
  "Recipe file": "Rezeptdatei",
  "Recipe is back": "Das Rezept ist wieder da",
  "Recipe not found": "Rezept nicht gefunden",
  "Recipe page not found. Please check the address and try again.":
    "Die Seite des Rezepts wurde nicht gefunden. Bitte prüfe die Adresse und versuche es noch einmal.",
  "Recipe saved successfully": "Rezept gespeichert",
  "Recipe sent": "Rezept geschickt",
  "Recipe text": "Text des Rezepts",
  "Recipe updated": "Rezept geändert",
  "Recipe: {statedInOwnWords}": "Rezept: {statedInOwnWords}",
  Recipes: "Rezepte",
  "Recipes and rights": "Rezepte und Rechte",
  "Recipes are hard to read when you are tired.": "Rezepte sind schwer zu lesen, wenn du müde bist.",
  "Recipes are often written for people who already know how to cook them. We rewrite the form, not the food.":
    "Rezepte sind oft für Leute geschrieben, die sie schon kochen können. Wir ändern die Form, nicht das Essen.",
  "Recipes in plain steps.": "Rezepte in klaren Schritten.",
  "Recipes that we have written and checked for you appear here.":
    "Rezepte, die wir für dich geschrieben und geprüft haben, erscheinen hier.",
  "Recipients see the first {previewSteps} steps as a preview. They must sign up to see the rest.":
    "Wer ihn bekommt, sieht die ersten {previewSteps} Schritte als Vorschau. Für den Rest ist eine Registrierung nötig.",
  "Referral Credits": "Gratismonate",
  Refresh: "Neu laden",
  Refrigerated: "Gekühlt",
  Refunded: "Erstattet",
  "Reminder by email": "Erinnerung per E-Mail",
  "Removal failed": "Entziehen fehlgeschlagen",
  Remove: "Entfernen",
  "Remove Premium": "Premium entziehen",
  "Remove ingredient {index}": "Zutat {index} entfernen",
  "Remove ingredient {number}": "Zutat {number} entfernen",
  "Remove line": "Zeile entfernen",
  "Remove line {index}": "Zeile {index} entfernen",
  "Remove photo {number}": "Foto {number} entfernen",
  "Remove step {index}": "Schritt {index} entfernen",
  "Remove {name}": "{name} entfernen",
  "Remove {of}": "{of} entfernen",
  Repeat: "Wiederholen",
  "Repeat the sound until I stop it": "Ton wiederholen, bis ich ihn stoppe",
  "Request Submitted": "Anfrage abgeschickt",
  Reset: "Neu",
  "Reset Password": "Passwort setzen",
  "Reset Your Password": "Neues Passwort wählen",
  "Reset all settings": "Alle Einstellungen zurücksetzen",
  "Reset your password": "Neues Passwort wählen",
  Resolved: "Gelöst",
  Resume: "Weiter",
  Retry: "Noch einmal",
  "Return to Login": "Zur Anmeldung",
  Revenue: "Umsatz",
  Revoke: "Widerrufen",
  "Revoke {name}": "{name} widerrufen",
  Revoked: "Widerrufen",
  Role: "Rolle",
  "Role changed": "Rolle geändert",
  Rotate: "Drehen",
  "Rotate photo {number}": "Foto {number} drehen",
  "Rounded from the recipe’s own amounts.": "Gerundet aus den Mengen des Rezepts.",
  "Running timers": "Laufende Timer",
  "Running timers: {of}": "Laufende Timer: {of}",
  "Save 36%": "36 % günstiger",
  "Save Changes": "Änderungen speichern",
  "Save Failed": "Nicht gespeichert",
  "Save Recipe": "Rezept speichern",
  "Save This Recipe": "Dieses Rezept speichern",
  "Save as Image": "Als Bild speichern",
  "Save as a picture": "Als Bild speichern",
  "Save as many recipes as you like, and edit them":
    "So viele Rezepte speichern, wie du willst, und sie bearbeiten",
  "Save the recipe to share this as a picture.": "Speichere das Rezept, um das als Bild zu teilen.",
  "Saved Recipes": "Rezepte",
  "Saving...": "Wird gespeichert …",
  "Saving…": "Wird gespeichert …",
  "Say {words}.": "Sag {words}.",
  "Say {words}. Your browser may send what the microphone hears to its maker to understand it, so your speech may leave this device. It never comes to us.":
    "Sag {words}. Dein Browser schickt vielleicht an seinen Hersteller, was das Mikrofon hört, um es zu verstehen; was du sagst, kann dieses Gerät also verlassen. Zu uns kommt es nie.",
  "Say {words}. Your speech is understood on this device and does not leave it.":
    "Sag {words}. Was du sagst, wird auf diesem Gerät verstanden und verlässt es nicht.",
  "Scale the recipe": "Rezept umrechnen",
  "Scanned PDF Detected": "Eingescanntes PDF",
  "Search by email or name...": "Suche nach E-Mail oder Name …",
  "Search by email, name, subject, or message...": "Suche nach E-Mail, Name, Betreff oder Nachricht …",
  "Search recipes": "Rezepte durchsuchen",
  "Search support requests": "Hilfeanfragen durchsuchen",
  "Search users": "Nutzer durchsuchen",
  "Searching…": "Es wird gesucht …",
  "See a whole recipe first": "Sieh dir erst ein ganzes Rezept an",
  "See all {totalSteps} steps, and cook them one at a time in Cook Mode. No charge today.":
    "Sieh alle {totalSteps} Schritte und koche sie im Kochmodus, einen nach dem anderen. Heute wird nichts berechnet.",
  "See how": "So geht das",
  "See how Cook Mode shows one step at a time.":
    "Sieh, wie der Kochmodus einen Schritt nach dem anderen zeigt.",
  "See the plans": "Tarife ansehen",
  "See what it costs": "Was es kostet",
  Send: "Schicken",
  "Send Invitation": "Einladung schicken",
  "Send Reset Instructions": "Link schicken",
  "Send Reset Link": "Link schicken",
  "Send a support request": "Hilfeanfrage schicken",
  "Send confirmation": "Bestätigung schicken",
  "Send it with every call. You can have {accesstokensmax} tokens, and revoke each of them at any time. All of them end when you change your password or sign out everywhere. Treat a token like a password, and keep it out of web pages: calls with a token are for programs, not for scripts in a browser.":
    "Schick ihn mit jedem Aufruf mit. Du kannst {accesstokensmax} Zugangsschlüssel haben und jeden jederzeit widerrufen. Alle enden, wenn du dein Passwort änderst oder dich überall abmeldest. Behandle einen Zugangsschlüssel wie ein Passwort und halte ihn aus Webseiten heraus: Aufrufe damit sind für Programme, nicht für Skripte im Browser.",
  "Send list": "Liste schicken",
  "Send now": "Jetzt schicken",
  "Send request": "Anfrage schicken",
  "Send the link again": "Link noch einmal schicken",
  "Send to {appName}": "An {appName} schicken",
  "Sending…": "Wird geschickt …",
  "Sentences kept": "Sätze, die geblieben sind",
  Servings: "Portionen",
  "Servings must be a whole number from 1 to 10,000.":
    "Portionen müssen eine ganze Zahl von 1 bis 10.000 sein.",
  "Servings: {servings}": "Portionen: {servings}",
  "Set Password": "Passwort setzen",
  "Set a password by email": "Passwort per E-Mail wählen",
  "Set a password by email, so that you can log in again.":
    "Wähle per E-Mail ein Passwort, damit du dich wieder anmelden kannst.",
  "Set timer": "Timer stellen",
  "Several of your recipes are still being worked on. Please try again when they are done.":
    "An mehreren deiner Rezepte wird noch gearbeitet. Bitte versuche es noch einmal, wenn sie fertig sind.",
  Share: "Teilen",
  "Share Recipe": "Rezept teilen",
  "Share by…": "Teilen über …",
  "Share link": "Link zum Teilen",
  "Shopping List": "Einkaufsliste",
  Show: "Zeigen",
  "Show all {count} lines": "Alle {count} Zeilen zeigen",
  "Show less": "Weniger zeigen",
  "Show more": "Mehr zeigen",
  "Show step {step}": "Schritt {step} zeigen",
  "Show the last result": "Letztes Ergebnis zeigen",
  "Show the numbers": "Zahlen zeigen",
  "Show your browser’s bookmarks bar, and drag the green button onto it.":
    "Blende die Lesezeichenleiste deines Browsers ein und zieh den grünen Knopf darauf.",
  "Show {min} more of {length}": "{min} weitere von {length} zeigen",
  "Show °C and °F": "°C und °F zeigen",
  "Sign Up": "Registrieren",
  "Sign in to save your recipes or create a new account.":
    "Melde dich an, um dein Rezept zu speichern, oder lege ein neues Konto an.",
  "Sign out everywhere": "Überall abmelden",
  "Sign-ups": "Registrierungen",
  "Sign-ups by day": "Registrierungen nach Tag",
  "Signed in": "Angemeldet",
  "Signup Failed": "Registrierung fehlgeschlagen",
  Since: "Seit",
  Skip: "Überspringen",
  "Skip to content": "Zum Inhalt springen",
  "Slow connection": "Langsame Verbindung",
  Slower: "Langsamer",
  "Some characters here could not be read.": "Einige Zeichen hier konnten nicht gelesen werden.",
  "Some websites do not let programs read their pages. Open the page yourself, copy the recipe's text, and use the Text tab.":
    "Manche Webseiten lassen keine Programme ihre Seiten lesen. Öffne die Seite selbst, kopiere den Text des Rezepts und nimm den Weg „Text“.",
  "This website does not let a bookmark send its page. Copy the text of the recipe and paste it on the home page of {appName}.":
    "Diese Webseite lässt nicht zu, dass ein Lesezeichen sie verschickt. Kopiere den Text des Rezepts und füge ihn auf der Startseite von {appName} ein.",
  "Some websites let people in but no programs, or show a recipe only after you log in. This bookmark sends us the page as you see it.":
    "Manche Webseiten lassen Menschen hinein, aber keine Programme, oder zeigen ein Rezept erst nach der Anmeldung. Dieses Lesezeichen schickt uns die Seite so, wie du sie siehst.",
  "Someone, we hope you, asked for a new password for this account.":
    "Jemand, hoffentlich du, hat für dieses Konto ein neues Passwort angefordert.",
  "Something in this recipe could not be read. Copy its ingredients and steps and use the Text option.":
    "Etwas in diesem Rezept konnte nicht gelesen werden. Kopiere seine Zutaten und Schritte und nimm den Weg „Text“.",
  "Something went wrong": "Etwas ist schiefgegangen",
  "Something went wrong on our side": "Bei uns ist etwas schiefgegangen",
  "Something went wrong on our side. Please try again.":
    "Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.",
  Sound: "Ton",
  Space: "Leertaste",
  "Space between letters and lines": "Abstand zwischen Buchstaben und Zeilen",
  Speed: "Tempo",
  Start: "Start",
  "Start Converting Recipes": "Rezepte umwandeln",
  "Start Free Trial": "Kostenlose Probezeit starten",
  "Start Sharing": "Das erste Rezept teilen",
  "Start Working": "Arbeit beginnen",
  "Start Your Free Trial": "Starte deine kostenlose Probezeit",
  "Start a {trialDays}-day free trial and open all {count} Quick Start Pack recipes.":
    "Starte eine kostenlose Probezeit von {trialDays} Tagen und öffne alle {count} Rezepte des Startpakets.",
  "Start again": "Neu beginnen",
  "Start cooking": "Kochen beginnen",
  "Start the timer": "Timer starten",
  "Start timer: {statedInOwnWords}": "Timer starten: {statedInOwnWords}",
  "Start {trialDays}-Day Free Trial": "{trialDays} Tage kostenlos ausprobieren",
  "Start, pause or resume the timer": "Timer starten, anhalten oder weiterlaufen lassen",
  "Starting your free trial": "Deine kostenlose Probezeit beginnt",
  State: "Stand",
  Status: "Status",
  "Status updated": "Status geändert",
  "Stay logged in": "Angemeldet bleiben",
  Step: "Schritt",
  "Step timer": "Timer des Schritts",
  "Step updated": "Schritt geändert",
  "Step {number}": "Schritt {number}",
  "Step {number}: {state}": "Schritt {number}: {state}",
  "Step {step}": "Schritt {step}",
  "Step {step} asks for more of this than the list has.":
    "Schritt {step} will mehr davon, als auf der Liste steht.",
  "Step {step} does not say how much of “{line}” goes in.":
    "Schritt {step} sagt nicht, wie viel von „{line}“ hineinkommt.",
  "Step {step} has no words.": "Schritt {step} hat keinen Text.",
  "Step {step} has words that the original does not have there: “{words}”.":
    "Schritt {step} hat Wörter, die das Original dort nicht hat: „{words}“.",
  "Step {step} keeps some of this back, and that is not the amount shown.":
    "Schritt {step} hebt etwas davon auf, und das ist nicht die gezeigte Menge.",
  "Step {step} leaves some of “{line}”, and no step uses that.":
    "Schritt {step} lässt etwas von „{line}“ übrig, und kein Schritt braucht es.",
  "Step {step} may mean “{line}” or “{other}”.": "Schritt {step} meint vielleicht „{line}“ oder „{other}“.",
  "Step {step} may mean “{other}” of “{part}”.": "Schritt {step} meint vielleicht „{other}“ aus „{part}“.",
  "Step {step} may not mean “{line}”.": "Schritt {step} meint vielleicht nicht „{line}“.",
  "Step {step} may take more of “{line}”.": "Schritt {step} nimmt vielleicht mehr von „{line}“.",
  "Step {step} may use some of “{line}” too.": "Schritt {step} braucht vielleicht auch etwas von „{line}“.",
  "Step {step} names “{line}” and does not show it.": "Schritt {step} nennt „{line}“ und zeigt es nicht.",
  "Step {step} says a part of this that is not the amount shown.":
    "Schritt {step} nennt einen Teil davon, der nicht die gezeigte Menge ist.",
  "Step {step} says again what another step says.":
    "Schritt {step} sagt noch einmal, was ein anderer Schritt sagt.",
  "Step {step} says many things at once. Please look when each of them goes in.":
    "Schritt {step} sagt vieles auf einmal. Bitte schau, wann jedes davon hineinkommt.",
  "Step {step} seems to mean “{other}”, not “{line}”.":
    "Schritt {step} scheint „{other}“ zu meinen, nicht „{line}“.",
  "Step {step} stands elsewhere in the original.": "Schritt {step} steht im Original an anderer Stelle.",
  "Step {step} states another amount of this than is shown.":
    "Schritt {step} nennt eine andere Menge davon, als gezeigt wird.",
  "Step {step} takes the rest of “{line}”, and all of it went in before.":
    "Schritt {step} nimmt den Rest von „{line}“, und alles davon kam schon vorher hinein.",
  "Step {step} takes the rest of “{line}”, and no step takes any before.":
    "Schritt {step} nimmt den Rest von „{line}“, und kein Schritt nimmt vorher etwas davon.",
  "Step {step} uses a part of “{line}”, and it is not shown so.":
    "Schritt {step} braucht einen Teil von „{line}“, und das wird nicht so gezeigt.",
  "Step {step} uses the rest of this, and that is not the amount shown.":
    "Schritt {step} braucht den Rest davon, und das ist nicht die gezeigte Menge.",
  "Step {step} uses “{line}”, and its words do not name it.":
    "Schritt {step} braucht „{line}“, und sein Text nennt es nicht.",
  "Step {step} uses “{line}”; step {other} names it.":
    "Schritt {step} braucht „{line}“; Schritt {other} nennt es.",
  "Step {step}, “{text}”, is from “{words}”.": "Schritt {step}, „{text}“, kommt aus „{words}“.",
  "Step {step}, “{text}”, was added by us: the original does not say it.":
    "Schritt {step}, „{text}“, haben wir hinzugefügt: Das Original sagt es nicht.",
  "Step {step}, “{text}”: the original does not say it in these words.":
    "Schritt {step}, „{text}“: Das Original sagt es nicht mit diesen Worten.",
  Steps: "Schritte",
  "Stir in one and a half cups of stock. Simmer for 10 to 12 minutes.":
    "Rühre anderthalb Tassen Brühe ein. Lass alles 10 bis 12 Minuten köcheln.",
  "Stirring the pot": "Wir rühren um",
  Stop: "Stopp",
  "Stop all timers": "Alle Timer stoppen",
  "Stop sharing": "Nicht mehr teilen",
  "Stop sharing?": "Nicht mehr teilen?",
  "Stop the import": "Import abbrechen",
  "Stop this timer": "Diesen Timer stoppen",
  "Stripe Products": "Stripe-Produkte",
  Subject: "Betreff",
  "Subscribe Now": "Jetzt abonnieren",
  "Subscription Activated": "Abo aktiviert",
  "Subscription Processing": "Abo wird bearbeitet",
  "Subscription cancelled": "Abo gekündigt",
  Summary: "Zusammenfassung",
  "Super Admin": "Super-Admin",
  Support: "Hilfe",
  "Support Requests": "Hilfeanfragen",
  "Support request marked as {status}": "Die Hilfeanfrage ist als {status} markiert",
  "Switch to {label}": "Zu {label} wechseln",
  "Sync Products": "Produkte abgleichen",
  System: "System",
  "Take a photo": "Foto aufnehmen",
  "Take a screenshot or a photo of the recipe, and we read it.":
    "Mach einen Screenshot oder ein Foto vom Rezept, und wir lesen es.",
  "Take my account back": "Mein Konto zurückholen",
  "Take picture": "Bild aufnehmen",
  "Take the photo in good light, from straight above.": "Mach das Foto bei gutem Licht, gerade von oben.",
  "Take your account back": "Konto zurückholen",
  "Temperatures that match": "Temperaturen, die stimmen",
  "Terms of Service": "Nutzungsbedingungen",
  "Test Combo": "Kombination testen",
  "Test failed": "Test fehlgeschlagen",
  "Test successful": "Test erfolgreich",
  "Test user {email} created": "Testnutzer {email} angelegt",
  "Test {label}": "{label} testen",
  "Test {name}": "{name} testen",
  Text: "Text",
  "Text size": "Schriftgröße",
  "Thank you. We have your request and will answer by email.":
    "Danke. Wir haben deine Anfrage und antworten per E-Mail.",
  "Thank you. We received {dollars} on {longDate}.": "Danke. Wir haben am {longDate} {dollars} bekommen.",
  "That did not work. Please try again.": "Das hat nicht geklappt. Bitte versuche es noch einmal.",
  "That was the preview: {length} of {totalSteps} steps. Cook the whole recipe, and every other one, free for {trialDays} days. No charge today.":
    "Das war die Vorschau: {length} von {totalSteps} Schritten. Koche das ganze Rezept und jedes andere {trialDays} Tage lang kostenlos. Heute wird nichts berechnet.",
  "That was tried very often in a short time. Please try again in a minute.":
    "Das wurde in kurzer Zeit sehr oft versucht. Bitte versuche es in einer Minute noch einmal.",
  "That was tried very often in a short time. Please try again in {wait}.":
    "Das wurde in kurzer Zeit sehr oft versucht. Bitte versuche es in {wait} noch einmal.",
  "The Google account {to} now opens your {appName} account.":
    "Das Google-Konto {to} öffnet jetzt dein Konto bei {appName}.",
  "The Idempotency-Key must be 1 to 200 printable characters.":
    "Der Idempotency-Key braucht 1 bis 200 druckbare Zeichen.",
  "The Quick Start Pack: crowd favourites in plain steps, written and checked by us.":
    "Das Startpaket: beliebte Rezepte in klaren Schritten, von uns geschrieben und geprüft.",
  "These recipes are in English.": "Diese Rezepte sind auf Englisch.",
  'The access token "{name}" can now convert recipes for you and read the recipes that you have saved.':
    "Der Zugangsschlüssel „{name}“ kann jetzt Rezepte für dich umwandeln und die lesen, die du gespeichert hast.",
  'The access token "{name}" can now convert recipes for you.':
    "Der Zugangsschlüssel „{name}“ kann jetzt Rezepte für dich umwandeln.",
  'The access token "{name}" can now read the recipes that you have saved.':
    "Der Zugangsschlüssel „{name}“ kann jetzt die Rezepte lesen, die du gespeichert hast.",
  "The access token no longer works.": "Der Zugangsschlüssel gilt nicht mehr.",
  "The account is not active yet": "Das Konto ist noch nicht aktiv",
  "The account was not made": "Das Konto wurde nicht angelegt",
  "The address of the page that shows the recipe.": "Die Adresse der Seite, die das Rezept zeigt.",
  "The address was not confirmed": "Die Adresse wurde nicht bestätigt",
  "The amounts could not be changed": "Die Mengen konnten nicht geändert werden",
  "The amounts, times and temperatures are those of the original. Each result says what was checked.":
    "Mengen, Zeiten und Temperaturen sind die des Originals. Jedes Ergebnis sagt, was geprüft wurde.",
  "The answer could not be read. Please check your internet connection and try again.":
    "Die Antwort konnte nicht gelesen werden. Bitte prüfe deine Internetverbindung und versuche es noch einmal.",
  "The answer is JSON: title, servings, one shopping list, the steps with what goes into each, and a receipt of what was checked against the original. Nothing is saved by it.":
    "Die Antwort ist JSON: Titel, Portionen, eine Einkaufsliste, die Schritte mit dem, was hineinkommt, und ein Beleg, was am Original geprüft wurde. Gespeichert wird dabei nichts.",
  "The audit log could not be loaded": "Das Protokoll konnte nicht geladen werden",
  "The best one for the recipe": "Die beste für das Rezept",
  "The bookmark’s address is copied.": "Die Adresse des Lesezeichens ist kopiert.",
  "The camera could not be opened. You can take or choose the picture another way.":
    "Die Kamera konnte nicht geöffnet werden. Du kannst das Bild auf andere Weise aufnehmen oder auswählen.",
  "The card was declined.": "Die Karte wurde abgelehnt.",
  "The checkout is missing.": "Der Bezahlvorgang fehlt.",
  "The code could not be checked. Please try again.":
    "Der Code konnte nicht geprüft werden. Bitte versuche es noch einmal.",
  "The connection may be gone. Everything on this page is still here.":
    "Vielleicht ist die Verbindung weg. Alles auf dieser Seite ist noch da.",
  "The day": "Der Tag",
  "The day before": "Der Vortag",
  "The description is missing.": "Die Beschreibung fehlt.",
  "The description is not the original's.": "Die Beschreibung ist nicht die des Originals.",
  "The difference": "Der Unterschied",
  "The event is view or upgrade.": "Das Ereignis ist view oder upgrade.",
  "The figures as a table": "Die Zahlen als Tabelle",
  "The file is in. {press}": "Die Datei ist da. {press}",
  "The file was read. Nothing is saved yet.": "Die Datei wurde gelesen. Noch ist nichts gespeichert.",
  "The file's name has a character that cannot be read. Please rename it.":
    "Der Name der Datei hat ein Zeichen, das nicht gelesen werden kann. Bitte benenne sie um.",
  "The format is json, jsonld, markdown or cooklang.": "Das Format ist json, jsonld, markdown oder cooklang.",
  "The format is {formats}.": "Das Format ist {formats}.",
  "The free trial": "Die kostenlose Probezeit",
  "The funnel test is off where real payments are taken.":
    "Wo echte Zahlungen angenommen werden, ist der Test des Verkaufstrichters aus.",
  "The granted Premium of {email} has ended": "Das geschenkte Premium von {email} ist zu Ende",
  "The import stopped early": "Der Import brach ab",
  "The import was stopped. {wereImported} Choose the file again for the rest.":
    "Der Import wurde abgebrochen. {wereImported} Wähle die Datei für den Rest noch einmal aus.",
  "The link could not be ended. It still works. Please try again.":
    "Der Link konnte nicht beendet werden. Er gilt noch. Bitte versuche es noch einmal.",
  "The link could not be ended. Please try again.":
    "Der Link konnte nicht beendet werden. Bitte versuche es noch einmal.",
  "The link has ended": "Der Link ist beendet",
  "The link is in. {press}": "Der Link ist da. {press}",
  "The link is selected: copy it yourself.": "Der Link ist markiert: Kopiere ihn selbst.",
  "The link stops working at once, for everybody who has it.":
    "Der Link gilt sofort nicht mehr, für alle, die ihn haben.",
  "The link works once, for {time}": "Der Link gilt einmal, {time} lang",
  "The list": "Die Liste",
  "The list could not be loaded": "Die Liste konnte nicht geladen werden",
  "The list divides “{line}”, and the steps do not say how.":
    "Die Liste teilt „{line}“, und die Schritte sagen nicht, wie.",
  "The login could not be opened": "Die Anmeldung konnte nicht geöffnet werden",
  "The measures are {measures}.": "Die Maße sind {measures}.",
  "The microphone is not allowed. Allow it in your browser's settings for this page.":
    "Das Mikrofon ist nicht erlaubt. Erlaube es für diese Seite in den Einstellungen deines Browsers.",
  "The name of a token may have at most {accessTokenNameMaxChars} characters.":
    "Der Name eines Zugangsschlüssels darf höchstens {accessTokenNameMaxChars} Zeichen haben.",
  "The new plan begins today. What is left of the period you paid for is taken off its price.":
    "Der neue Tarif beginnt heute. Was von der bezahlten Zeit übrig ist, wird von seinem Preis abgezogen.",
  "The newest come first. The header X-Total-Count says how many there are, and Link has the address of the next page.":
    "Die neuesten kommen zuerst. Die Kopfzeile X-Total-Count sagt, wie viele es sind, und Link hat die Adresse der nächsten Seite.",
  "The newest {length} links are shown.": "Gezeigt werden die neuesten {length} Links.",
  "The next {months} months cost $0.": "Die nächsten {months} Monate kosten 0 $.",
  "The night is free": "Die Nacht ist frei",
  "The original could not be opened": "Das Original konnte nicht geöffnet werden",
  "The original does not say that it serves {servings}.":
    "Das Original sagt nicht, dass es für {servings} reicht.",
  "The original does not say this in step {step}: “{words}”.":
    "Das Original sagt das in Schritt {step} nicht: „{words}“.",
  "The original does not state what step {step} says.": "Das Original sagt nicht, was Schritt {step} sagt.",
  "The original has another number here: “{row}”.": "Das Original hat hier eine andere Zahl: „{row}“.",
  "The original has no description.": "Das Original hat keine Beschreibung.",
  "The original has no such ingredient: “{text}”.": "Das Original hat keine solche Zutat: „{text}“.",
  "The original text": "Der Originaltext",
  "The original text could not be fetched": "Der Originaltext konnte nicht geholt werden",
  "The original text needs JavaScript. Please switch it on for this page.":
    "Für den Originaltext wird JavaScript gebraucht. Bitte schalte es für diese Seite ein.",
  "The original text of a recipe has at most {originalMaxChars} characters.":
    "Der Originaltext eines Rezepts hat höchstens {originalMaxChars} Zeichen.",
  "The page could not be shown. Please try again in a moment.":
    "Die Seite konnte nicht gezeigt werden. Bitte versuche es gleich noch einmal.",
  "The page is here as you saw it on <b>{hostname}</b>. The website is not asked for it.":
    "Die Seite ist hier, so wie du sie auf <b>{hostname}</b> gesehen hast. Die Webseite wird nicht danach gefragt.",
  "The page is in. {press}": "Die Seite ist da. {press}",
  "The password of this account ended when its email address was confirmed. ":
    "Das Passwort dieses Kontos endete, als seine E-Mail-Adresse bestätigt wurde. ",
  "The password of this account ended when its email address was confirmed. <link>Set a new one by email</link>":
    "Das Passwort dieses Kontos endete, als seine E-Mail-Adresse bestätigt wurde. <link>Per E-Mail ein neues wählen</link>",
  "The password of your account was changed with a link from a letter to this address. Every device was signed out.":
    "Das Passwort deines Kontos wurde mit einem Link aus einer E-Mail an diese Adresse geändert. Jedes Gerät wurde abgemeldet.",
  "The password of your account was changed. Every other device was signed out.":
    "Das Passwort deines Kontos wurde geändert. Jedes andere Gerät wurde abgemeldet.",
  "The password of your admin account was changed, and every other device was signed out.":
    "Das Passwort deines Admin-Kontos wurde geändert, und jedes andere Gerät wurde abgemeldet.",
  "The password of {email} has been changed": "Das Passwort von {email} wurde geändert",
  "The password was not changed": "Das Passwort wurde nicht geändert",
  "The payment provider could not be asked. Please try again later.":
    "Der Zahlungsdienst konnte nicht gefragt werden. Bitte versuche es später noch einmal.",
  "The person who shared it may have ended the link.": "Wer es geteilt hat, hat den Link vielleicht beendet.",
  "The photo is in.": "Das Foto ist da.",
  "The picture could not be stored right now. Nothing is lost: please try again in a minute.":
    "Das Bild konnte gerade nicht gespeichert werden. Nichts ist verloren: Bitte versuche es in einer Minute noch einmal.",
  "The pictures of your recipes fill the {shareMb} MB of your account. Please delete a recipe that you no longer cook, or go on without the picture.":
    "Die Bilder deiner Rezepte füllen die {shareMb} MB deines Kontos. Bitte lösche ein Rezept, das du nicht mehr kochst, oder mach ohne das Bild weiter.",
  "The plan could not be loaded. Please check your connection.":
    "Der Plan konnte nicht geladen werden. Bitte prüfe deine Verbindung.",
  "The recipe page was not found (404).": "Die Seite des Rezepts wurde nicht gefunden (404).",
  "The recipe says {timerInWords} in all. The times of its steps are longer when they are added up, so this line may begin earlier than you need.":
    "Das Rezept sagt insgesamt {timerInWords}. Die Zeiten seiner Schritte sind zusammen länger, darum beginnt dieser Plan vielleicht früher, als du musst.",
  "The recipe was sent to {to}.": "Das Rezept wurde an {to} geschickt.",
  "The recipes you convert belong to whoever holds their rights. Convert and share only what you may. We store them for you and use them for nothing else.":
    "Die Rezepte, die du umwandelst, gehören denen, die die Rechte daran haben. Wandle nur um und teile nur, was du darfst. Wir speichern sie für dich und nutzen sie für nichts anderes.",
  "The request took too long. Please try again, or copy the recipe's text and use the Text option.":
    "Die Anfrage hat zu lange gedauert. Bitte versuche es noch einmal, oder kopiere den Text des Rezepts und nimm den Weg „Text“.",
  "The requests could not be loaded": "Die Anfragen konnten nicht geladen werden",
  "The rules between you and us, in plain words. Using the service means you accept them.":
    "Die Regeln zwischen dir und uns, in einfachen Worten. Wer den Dienst nutzt, stimmt ihnen zu.",
  "The rules, the prices and how to cancel.": "Die Regeln, die Preise und wie du kündigst.",
  "The server cannot be reached right now. Please try again in a minute.":
    "Der Server ist gerade nicht erreichbar. Bitte versuche es in einer Minute noch einmal.",
  "The server did not take it": "Der Server hat es nicht angenommen",
  "The server did not take this change.": "Der Server hat diese Änderung nicht angenommen.",
  "The server may be busy, or you are offline.":
    "Der Server ist vielleicht beschäftigt, oder du bist offline.",
  "The shopping list has this too often: “{text}”.": "Die Einkaufsliste hat das zu oft: „{text}“.",
  "The shopping list is empty.": "Die Einkaufsliste ist leer.",
  "The shopping list is empty. Please compare this recipe with the original.":
    "Die Einkaufsliste ist leer. Bitte vergleiche dieses Rezept mit dem Original.",
  "The shopping list stays as it is.": "Die Einkaufsliste bleibt, wie sie ist.",
  "The source is user or library.": "Die Quelle ist user oder library.",
  "The step could not be loaded.": "Der Schritt konnte nicht geladen werden.",
  "The steps": "Die Schritte",
  "The steps do not use all of “{line}”.": "Die Schritte brauchen nicht alles von „{line}“.",
  "The steps name no tools.": "Die Schritte nennen keine Geräte.",
  "The steps need “{food}”, which is not on the list.":
    "Die Schritte brauchen „{food}“, das nicht auf der Liste steht.",
  "The steps use more of “{line}” than the list has.":
    "Die Schritte brauchen mehr von „{line}“, als auf der Liste steht.",
  "The subscription of {email} ends with its period": "Das Abo von {email} endet mit seinem Zeitraum",
  "The text from my photo is wrong. How do I fix it?":
    "Der Text aus meinem Foto ist falsch. Wie verbessere ich ihn?",
  "The text is in. {press}": "Der Text ist da. {press}",
  "The text of the photo could not be read.": "Der Text des Fotos konnte nicht gelesen werden.",
  "The timer of step {step} rings at a time that the step does not state.":
    "Der Timer von Schritt {step} klingelt nach einer Zeit, die der Schritt nicht nennt.",
  "The title reads otherwise now: “{now}”.": "Der Titel lautet jetzt anders: „{now}“.",
  "The token did not arrive": "Der Zugangsschlüssel kam nicht an",
  "The token is selected: copy it yourself.": "Der Zugangsschlüssel ist markiert: Kopiere ihn selbst.",
  "The token no longer works": "Der Zugangsschlüssel gilt nicht mehr",
  "The token still works": "Der Zugangsschlüssel gilt noch",
  "The total time is not the original's.": "Die Gesamtzeit ist nicht die des Originals.",
  "The trial lasts {trialDays} days. You enter a card, and nothing is charged today. After {trialDays} days your plan starts and is charged, unless you cancel before. Each person can have one trial.":
    "Die Probezeit dauert {trialDays} Tage. Du gibst eine Karte an, und heute wird nichts berechnet. Nach {trialDays} Tagen beginnt dein Tarif und wird berechnet, wenn du nicht vorher kündigst. Jede Person kann eine Probezeit haben.",
  "The user is missing.": "Der Nutzer fehlt.",
  "The users could not be loaded": "Die Nutzer konnten nicht geladen werden",
  "The visitor is missing.": "Der Besucher fehlt.",
  "The ways to bring a recipe to {appName} from a computer, a phone, or a website that keeps programs out.":
    "Wie ein Rezept zu {appName} kommt: vom Computer, vom Handy oder von einer Webseite, die Programme aussperrt.",
  "The website answered with an error. Please try again later.":
    "Die Webseite hat mit einem Fehler geantwortet. Bitte versuche es später noch einmal.",
  "The website did not answer in time (timeout).":
    "Die Webseite hat nicht rechtzeitig geantwortet (timeout).",
  "The website refused us: access denied (403).":
    "Die Webseite hat uns abgewiesen: Zugriff verweigert (403).",
  "The whole recipe goes into the message, which says that it comes from you.":
    "Das ganze Rezept steht in der Nachricht, und sie sagt, dass sie von dir kommt.",
  "The whole recipe library": "Die ganze Rezeptbibliothek",
  Theme: "Aussehen",
  "Then cook, one step at a time.": "Dann koche, einen Schritt nach dem anderen.",
  "Then one step at a time.": "Dann einen Schritt nach dem anderen.",
  "Then the same every month until you cancel.": "Dann jeden Monat dasselbe, bis du kündigst.",
  "Then the same every year until you cancel.": "Dann jedes Jahr dasselbe, bis du kündigst.",
  "Then {pricePerPeriod} until you cancel.": "Dann {pricePerPeriod}, bis du kündigst.",
  "There are no messages in this language.": "In dieser Sprache gibt es keine Texte.",
  "There are no refunds for partial months. After you cancel, Premium stays until the end of the time you have paid for.":
    "Für angebrochene Monate gibt es keine Erstattung. Nach der Kündigung bleibt Premium bis zum Ende der bezahlten Zeit.",
  "There are {recipes} recipes in this file. This is the first one; for another, copy its text and use the Text option.":
    "In dieser Datei sind {recipes} Rezepte. Das ist das erste; für ein anderes kopiere seinen Text und nimm den Weg „Text“.",
  "There is no connection right now. Please try again.":
    "Gerade gibt es keine Verbindung. Bitte versuche es noch einmal.",
  "There is no connection right now. Recipes that you saved or opened before still work.":
    "Gerade gibt es keine Verbindung. Rezepte, die du gespeichert oder schon geöffnet hast, gehen trotzdem.",
  "There is no connection. This cooking is counted as soon as you are online again.":
    "Es gibt keine Verbindung. Dieses Kochen wird gezählt, sobald du wieder online bist.",
  "There is no product named {name}.": "Es gibt kein Produkt namens {name}.",
  "There is no recipe that we can read in this file.":
    "In dieser Datei ist kein Rezept, das wir lesen können.",
  "There is no room for this picture right now. Nothing is lost: please try again later, or go on without the picture.":
    "Für dieses Bild ist gerade kein Platz. Nichts ist verloren: Bitte versuche es später noch einmal, oder mach ohne das Bild weiter.",
  "There is no such call.": "Diesen Aufruf gibt es nicht.",
  "There is nothing at this address.": "Unter dieser Adresse gibt es nichts.",
  "There is nothing to change.": "Es gibt nichts zu ändern.",
  "There is nothing to start: your plan is running.": "Es gibt nichts zu starten: Dein Tarif läuft.",
  "There was a problem activating your subscription. Please refresh the page or try again later.":
    "Beim Aktivieren deines Abos gab es ein Problem. Lade die Seite bitte neu oder versuche es später noch einmal.",
  "There was an issue activating your trial. Please contact support.":
    "Beim Aktivieren deiner Probezeit gab es ein Problem. Bitte schreib der Hilfe.",
  "There was no answer. Check your internet connection.":
    "Es kam keine Antwort. Prüfe deine Internetverbindung.",
  "There was nothing in what was shared. Please share a link, a text, a photo or a PDF.":
    "In dem Geteilten war nichts. Bitte teile einen Link, einen Text, ein Foto oder ein PDF.",
  "There were too many failed logins. Please try again in {wait}.":
    "Es gab zu viele fehlgeschlagene Anmeldungen. Bitte versuche es in {wait} noch einmal.",
  "These are kept on this device and sent when there is a connection.":
    "Das bleibt auf diesem Gerät und wird geschickt, sobald es eine Verbindung gibt.",
  "These are more than {handOverMaxFiles} files. Please share those of one recipe.":
    "Das sind mehr als {handOverMaxFiles} Dateien. Bitte teile nur die eines Rezepts.",
  "These are our notes. They are no part of the recipe.":
    "Das sind Hinweise von uns. Sie gehören nicht zum Rezept.",
  "These files are larger than {size} together. Please choose fewer of them.":
    "Diese Dateien sind zusammen größer als {size}. Bitte wähle weniger davon.",
  "These photos are larger than {size} together. Please send fewer or smaller ones.":
    "Diese Fotos sind zusammen größer als {size}. Bitte schick weniger oder kleinere.",
  "They are safe. Trying again often helps.": "Sie sind sicher. Ein zweiter Versuch hilft oft.",
  "They are shown as the recipe has them. Please check your connection and try again.":
    "Sie werden so gezeigt, wie das Rezept sie nennt. Bitte prüfe deine Verbindung und versuche es noch einmal.",
  "They can log in at once with this email and password.":
    "Die Person kann sich sofort mit dieser E-Mail-Adresse und diesem Passwort anmelden.",
  "They get a link by mail and choose their own password. It works for {days}.":
    "Die Person bekommt einen Link per E-Mail und wählt ein eigenes Passwort. Er gilt {days}.",
  "They get a {percent}% discount on Premium with the share code":
    "Sie bekommen {percent} % Rabatt auf Premium mit dem Teilen-Code",
  "This PDF doesn't appear to contain a recipe.": "In diesem PDF scheint kein Rezept zu sein.",
  "This PDF has more than {pdfMaxPages} pages.": "Dieses PDF hat mehr als {pdfMaxPages} Seiten.",
  "This PDF has too little text to be a recipe.": "Dieses PDF hat zu wenig Text für ein Rezept.",
  "This PDF is a scanned image with no searchable text.":
    "Dieses PDF ist ein eingescanntes Bild ohne lesbaren Text.",
  "This PDF is a scanned image with no searchable text. Use the Photo option to read it.":
    "Dieses PDF ist ein eingescanntes Bild ohne lesbaren Text. Nimm den Weg „Foto“, um es zu lesen.",
  "This PDF is empty.": "Dieses PDF ist leer.",
  "This PDF is larger than {size}.": "Dieses PDF ist größer als {size}.",
  "This PDF is password protected. Remove the password and try again.":
    "Dieses PDF ist mit einem Passwort geschützt. Entferne das Passwort und versuche es noch einmal.",
  "This access is revoked already.": "Dieser Zugang ist schon widerrufen.",
  "This access token is not valid. Make a new one under Your account.":
    "Dieser Zugangsschlüssel gilt nicht. Erstelle unter „Dein Konto“ einen neuen.",
  "This access token may not convert recipes. Make another under Your account.":
    "Dieser Zugangsschlüssel darf keine Rezepte umwandeln. Erstelle unter „Dein Konto“ einen anderen.",
  "This access token may not read saved recipes. Make another under Your account.":
    "Dieser Zugangsschlüssel darf keine gespeicherten Rezepte lesen. Erstelle unter „Dein Konto“ einen anderen.",
  "This access token was not found.": "Dieser Zugangsschlüssel wurde nicht gefunden.",
  "This account has no password yet. ": "Dieses Konto hat noch kein Passwort. ",
  "This account is being deleted.": "Dieses Konto wird gerade gelöscht.",
  "This account is being deleted. Please try again in a few minutes.":
    "Dieses Konto wird gerade gelöscht. Bitte versuche es in ein paar Minuten noch einmal.",
  "This address belongs to a real account.": "Diese Adresse gehört zu einem echten Konto.",
  "This address has a character that cannot be read. Please check it.":
    "Diese Adresse hat ein Zeichen, das nicht gelesen werden kann. Bitte prüfe sie.",
  "This address has no card here.": "Unter dieser Adresse gibt es hier keine Karte.",
  "This address leads to something that is neither a web page, a PDF nor a picture.":
    "Diese Adresse führt zu etwas, das weder Webseite noch PDF noch Bild ist.",
  "This admin was not found.": "Dieser Admin wurde nicht gefunden.",
  "This archive is damaged and cannot be opened.":
    "Dieses Archiv ist beschädigt und lässt sich nicht öffnen.",
  "This archive is too large when it is unpacked.": "Dieses Archiv ist ausgepackt zu groß.",
  "This area is restricted to administrators.": "Dieser Bereich ist nur für die Verwaltung.",
  "This book is copy-protected and cannot be opened here.":
    "Dieses Buch ist kopiergeschützt und lässt sich hier nicht öffnen.",
  "This browser cannot hold the screen on. It tries again every {seconds} seconds. To be sure, choose a longer screen time in your device’s own settings.":
    "Dieser Browser kann den Bildschirm nicht anlassen. Er versucht es alle {seconds} Sekunden wieder. Um sicherzugehen, wähle in den Einstellungen deines Geräts eine längere Bildschirmzeit.",
  "This browser cannot listen for commands.": "Dieser Browser kann nicht auf Befehle hören.",
  "This browser cannot show this photo. It is read all the same.":
    "Dieser Browser kann dieses Foto nicht zeigen. Gelesen wird es trotzdem.",
  "This browser could not keep what was shared. Please paste or choose it here.":
    "Dieser Browser konnte das Geteilte nicht behalten. Bitte füge es hier ein oder wähle es hier aus.",
  "This browser does not let us keep the recipe. Allow site storage for this page and try again.":
    "Dieser Browser lässt uns das Rezept nicht behalten. Erlaube dieser Seite, Daten zu speichern, und versuche es noch einmal.",
  "This browser has no voice to read with.": "Dieser Browser hat keine Stimme zum Vorlesen.",
  "This browser refuses notifications from this page. You can allow them in its settings.":
    "Dieser Browser verweigert Benachrichtigungen von dieser Seite. Du kannst sie in seinen Einstellungen erlauben.",
  "This browser shows no notifications.": "Dieser Browser zeigt keine Benachrichtigungen.",
  "This browser's voice did not answer. Please try again.":
    "Die Stimme dieses Browsers hat nicht geantwortet. Bitte versuche es noch einmal.",
  "This call does not take {method}.": "Dieser Aufruf nimmt kein {method}.",
  "This call takes JSON (Content-Type: application/json).":
    "Dieser Aufruf nimmt JSON (Content-Type: application/json).",
  "This call takes a form (application/x-www-form-urlencoded).":
    "Dieser Aufruf nimmt ein Formular (application/x-www-form-urlencoded).",
  'This call takes a form upload with the field "{field}".':
    "Dieser Aufruf nimmt einen Formular-Upload mit dem Feld „{field}“.",
  "This card or mailbox has already had its free time with another account, and each has it once. We have ended it. Nothing was charged, and nothing will be.":
    "Mit dieser Karte oder diesem Postfach wurde die kostenlose Zeit schon bei einem anderen Konto benutzt, und es gibt sie nur einmal. Darum haben wir sie hier beendet. Es wurde nichts berechnet, und es wird nichts berechnet.",
  "This checkout is not one of ours.": "Das ist kein Bezahlvorgang von uns.",
  "This checkout was not found.": "Dieser Bezahlvorgang wurde nicht gefunden.",
  "This choice is no longer there.": "Diese Wahl gibt es nicht mehr.",
  "This could not be opened": "Das konnte nicht geöffnet werden",
  "This could not be sent. It still waits here.": "Das konnte nicht geschickt werden. Es wartet noch hier.",
  "This customer id belongs to another user.": "Diese Kundenkennung gehört zu einem anderen Nutzer.",
  "This deletes your account and all your recipes for good. Download your data first if you want to keep it.":
    "Das löscht dein Konto und alle deine Rezepte für immer. Lade vorher deine Daten herunter, wenn du sie behalten willst.",
  "This did not work": "Das hat nicht geklappt",
  "This document has no text in it.": "In diesem Dokument ist kein Text.",
  "This document is damaged and could not be read.":
    "Dieses Dokument ist beschädigt und konnte nicht gelesen werden.",
  "This document is larger than {size}.": "Dieses Dokument ist größer als {size}.",
  "This document is locked with a password. Save a copy without it and try again.":
    "Dieses Dokument ist mit einem Passwort geschützt. Speichere eine Kopie ohne Passwort und versuche es noch einmal.",
  "This document is too large when it is unpacked.": "Dieses Dokument ist ausgepackt zu groß.",
  "This e-mail is encrypted and cannot be opened here. Copy its text and use the Text option.":
    "Diese E-Mail ist verschlüsselt und lässt sich hier nicht öffnen. Kopiere ihren Text und nimm den Weg „Text“.",
  "This email address belongs to another account by now.":
    "Diese E-Mail-Adresse gehört inzwischen zu einem anderen Konto.",
  "This email address is too long.": "Diese E-Mail-Adresse ist zu lang.",
  "This file is empty.": "Diese Datei ist leer.",
  "This file is not a picture. Please upload a PNG or JPG photo.":
    "Diese Datei ist kein Bild. Bitte lade ein Foto als PNG oder JPG hoch.",
  "This file is not valid JSON.": "Diese Datei ist kein gültiges JSON.",
  "This file takes too long to read. Please import fewer recipes at once.":
    "Diese Datei zu lesen dauert zu lange. Bitte importiere weniger Rezepte auf einmal.",
  "This form upload is damaged. Please try again.":
    "Dieser Upload ist beschädigt. Bitte versuche es noch einmal.",
  "This ingredient is not in the shopping list.": "Diese Zutat steht nicht auf der Einkaufsliste.",
  "This ingredient reads otherwise now: “{now}”.": "Diese Zutat lautet jetzt anders: „{now}“.",
  "This is a document of an older program. Save it as .docx or as a PDF and try again.":
    "Das ist ein Dokument eines älteren Programms. Speichere es als .docx oder als PDF und versuche es noch einmal.",
  "This is a preview: the first {shown} of {totalSteps} steps. The whole recipe: {url}":
    "Das ist eine Vorschau: die ersten {shown} von {totalSteps} Schritten. Das ganze Rezept: {url}",
  "This is a preview: {count} more step follows.": "Das ist eine Vorschau: {count} weiterer Schritt folgt.",
  "This is a preview: {count} more steps follow.": "Das ist eine Vorschau: {count} weitere Schritte folgen.",
  "This is a shared recipe. Save your own copy to edit its steps.":
    "Das ist ein geteiltes Rezept. Speichere eine eigene Kopie, um seine Schritte zu bearbeiten.",
  "This is another account's address.": "Das ist die Adresse eines anderen Kontos.",
  "This is larger than {size}. Please share fewer or smaller files.":
    "Das ist größer als {size}. Bitte teile weniger oder kleinere Dateien.",
  "This is not the whole file. {reason}": "Das ist nicht die ganze Datei. {reason}",
  "This is not your current password.": "Das ist nicht dein jetziges Passwort.",
  "This is the last super admin. Make somebody else a super admin first.":
    "Das ist der letzte Super-Admin. Mach zuerst jemand anderen zum Super-Admin.",
  "This is too large to be sent.": "Das ist zu groß zum Schicken.",
  "This is too long.": "Das ist zu lang.",
  "This key was already used for another recipe.":
    "Dieser Schlüssel wurde schon für ein anderes Rezept benutzt.",
  "This letter held a link that opens an account, and such links are not kept. Whoever it was for can ask for a new one.":
    "In dieser E-Mail stand ein Link, der ein Konto öffnet, und solche Links heben wir nicht auf. Wer sie bekommen sollte, kann einen neuen anfordern.",
  "This line is no JSON.": "Diese Zeile ist kein JSON.",
  "This line of the original was taken twice.": "Diese Zeile des Originals wurde zweimal genommen.",
  "This link does not exist any more.": "Diesen Link gibt es nicht mehr.",
  "This link is invalid or has expired.": "Dieser Link ist ungültig oder abgelaufen.",
  "This link is invalid or has expired. Please change your email again.":
    "Dieser Link ist ungültig oder abgelaufen. Bitte ändere deine E-Mail-Adresse noch einmal.",
  "This link was used already or has expired.": "Dieser Link wurde schon benutzt oder ist abgelaufen.",
  "This link was used already or has expired. You can ask for a new one on My Plan.":
    "Dieser Link wurde schon benutzt oder ist abgelaufen. Unter „Mein Tarif“ kannst du einen neuen anfordern.",
  "This link was used already or has expired. You can ask for a new one under Your account.":
    "Dieser Link wurde schon benutzt oder ist abgelaufen. Unter „Dein Konto“ kannst du einen neuen anfordern.",
  "This list": "Diese Liste",
  "This message does not carry the payment provider's signature.":
    "Diese Nachricht trägt nicht die Unterschrift des Zahlungsdienstes.",
  "This month": "Dieser Monat",
  "This name has more than {nameMaxChars} characters.": "Dieser Name hat mehr als {nameMaxChars} Zeichen.",
  "This needs a premium subscription.": "Dafür braucht es ein Premium-Abo.",
  "This page asks about cookies before it shows its recipe. Answer it in your browser, then bring the recipe from there.":
    "Diese Seite fragt nach Cookies, bevor sie ihr Rezept zeigt. Beantworte das in deinem Browser und bring das Rezept dann von dort.",
  "This page asks about cookies. Answer it in your browser, and send the page again when you see the recipe.":
    "Diese Seite fragt nach Cookies. Beantworte das in deinem Browser und schick die Seite noch einmal, wenn du das Rezept siehst.",
  "This page asks whether you are a person. Answer it in your browser, and send the page again when you see the recipe.":
    "Diese Seite fragt, ob du ein Mensch bist. Beantworte das in deinem Browser und schick die Seite noch einmal, wenn du das Rezept siehst.",
  "This page could not be shown. What you have saved is safe. Trying again often helps.":
    "Diese Seite konnte nicht gezeigt werden. Was du gespeichert hast, ist sicher. Ein zweiter Versuch hilft oft.",
  "This page is an article without a recipe. Open the recipe itself and enter its address.":
    "Diese Seite ist ein Artikel ohne Rezept. Öffne das Rezept selbst und gib seine Adresse ein.",
  "This page is empty. Please open the recipe and send its page again.":
    "Diese Seite ist leer. Bitte öffne das Rezept und schick seine Seite noch einmal.",
  "This page is larger than {size}.": "Diese Seite ist größer als {size}.",
  "This page is not on this device": "Diese Seite ist nicht auf diesem Gerät",
  "This page lists several recipes. Open one of them and enter its address.":
    "Auf dieser Seite stehen mehrere Rezepte. Öffne eins davon und gib seine Adresse ein.",
  "This page takes long to arrive": "Diese Seite braucht lange",
  "This part could not be loaded": "Dieser Teil konnte nicht geladen werden",
  "This password is too long.": "Dieses Passwort ist zu lang.",
  "This photo is damaged and could not be read.":
    "Dieses Foto ist beschädigt und konnte nicht gelesen werden.",
  "This photo is empty (0 bytes).": "Dieses Foto ist leer (0 Bytes).",
  "This photo is larger than {megapixels} megapixels.": "Dieses Foto ist größer als {megapixels} Megapixel.",
  "This photo is larger than {size}.": "Dieses Foto ist größer als {size}.",
  "This picture does not exist.": "Dieses Bild gibt es nicht.",
  "This product is not for sale.": "Dieses Produkt ist nicht zu kaufen.",
  "This product is not intended for children under 13, and we do not knowingly keep data about them.":
    "Dieses Angebot ist nicht für Kinder unter 13 Jahren gedacht, und wir speichern wissentlich keine Daten über sie.",
  "This program needs Node 20.19 or newer. It reads web pages and texts on your own machine with the same rules, prints Markdown, JSON or schema.org, and sends nothing to us.":
    "Dieses Programm braucht Node 20.19 oder neuer. Es liest Webseiten und Texte auf deinem eigenen Rechner nach denselben Regeln, gibt Markdown, JSON oder schema.org aus und schickt uns nichts.",
  "This promo code is not valid.": "Dieser Aktionscode gilt nicht.",
  "This recipe cannot be edited here.": "Dieses Rezept lässt sich hier nicht bearbeiten.",
  "This recipe cannot be shared.": "Dieses Rezept kann nicht geteilt werden.",
  "This recipe comes from a shared page. You save the part that you can see; with Premium, that is the whole recipe.":
    "Dieses Rezept kommt von einer geteilten Seite. Du speicherst den Teil, den du sehen kannst; mit Premium ist das das ganze Rezept.",
  "This recipe could not be deleted. Please try again.":
    "Dieses Rezept konnte nicht gelöscht werden. Bitte versuche es noch einmal.",
  "This recipe has no ingredients that we can read.":
    "In diesem Rezept sind keine Zutaten, die wir lesen können.",
  "This recipe is not complete.": "Dieses Rezept ist nicht vollständig.",
  "This recipe is part of Premium.": "Dieses Rezept gehört zu Premium.",
  "This recipe is too long for one picture. Please download it as a PDF.":
    "Dieses Rezept ist zu lang für ein Bild. Bitte lade es als PDF herunter.",
  "This recipe is too long to print.": "Dieses Rezept ist zu lang zum Drucken.",
  "This recipe requires a premium subscription": "Dieses Rezept braucht ein Premium-Abo",
  "This recipe states no times: there is nothing to count back from.":
    "Dieses Rezept nennt keine Zeiten: Es gibt nichts, von dem sich zurückrechnen lässt.",
  "This recipe was changed in another window.": "Dieses Rezept wurde in einem anderen Fenster geändert.",
  "This recipe was imported before.": "Dieses Rezept wurde schon importiert.",
  "This recipe was not read from a text, or was changed since: there is no before and after to draw.":
    "Dieses Rezept wurde nicht aus einem Text gelesen oder seitdem geändert: Es gibt kein Vorher und Nachher zu zeichnen.",
  "This request did not come from our own pages.": "Diese Anfrage kam nicht von unseren eigenen Seiten.",
  "This request has fields that we do not know.": "Diese Anfrage hat Felder, die wir nicht kennen.",
  "This request is empty.": "Diese Anfrage ist leer.",
  "This request is not valid JSON.": "Diese Anfrage ist kein gültiges JSON.",
  "This request is not valid.": "Diese Anfrage ist ungültig.",
  "This reset link is invalid or has expired. Please ask for a new one.":
    "Dieser Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.",
  "This row has no ingredients.": "In dieser Zeile stehen keine Zutaten.",
  "This stands once in the original and twice in the recipe.":
    "Das steht im Original einmal und im Rezept zweimal.",
  "This step": "Dieser Schritt",
  "This step is no longer part of the recipe.": "Dieser Schritt gehört nicht mehr zum Rezept.",
  "This step states no time": "Ohne Zeitangabe",
  "This subscription exists already.": "Dieses Abo gibt es schon.",
  "This support request was not found.": "Diese Hilfeanfrage wurde nicht gefunden.",
  "This takes a few seconds. Please keep this page open.":
    "Das dauert ein paar Sekunden. Bitte lass diese Seite offen.",
  "This takes longer than usual. Your changes are still here.":
    "Das dauert länger als sonst. Deine Änderungen sind noch da.",
  "This text is longer than {textMaxChars} characters.": "Dieser Text ist länger als {textMaxChars} Zeichen.",
  "This text is longer than {textMaxChars} characters. Please share the recipe alone.":
    "Dieser Text ist länger als {textMaxChars} Zeichen. Bitte teile nur das Rezept.",
  "This text is not the one that the recipe was read from, so its words cannot be matched.":
    "Aus diesem Text wurde das Rezept nicht gelesen, darum lassen sich seine Wörter nicht zuordnen.",
  "This text looks incomplete. Check it before you format.":
    "Dieser Text sieht unvollständig aus. Prüfe ihn, bevor du ihn ordnest.",
  "This token may not read the metrics.": "Dieser Schlüssel darf die Messwerte nicht lesen.",
  "This user already has premium.": "Dieser Nutzer hat schon Premium.",
  "This user was not found.": "Dieser Nutzer wurde nicht gefunden.",
  "This was done already, or it is too old to be tried again.":
    "Das ist schon geschehen, oder es ist zu alt für einen neuen Versuch.",
  "This website could not be reached. Please check the address.":
    "Diese Webseite war nicht erreichbar. Bitte prüfe die Adresse.",
  "This website lets people in but blocks programs: access denied. Copy the recipe's text and use the Text option.":
    "Diese Webseite lässt Menschen hinein, sperrt aber Programme aus: Zugriff verweigert. Kopiere den Text des Rezepts und nimm den Weg „Text“.",
  "This window can be closed.": "Dieses Fenster kannst du schließen.",
  "Tick all": "Alle ankreuzen",
  "Tick marks": "Haken",
  "Tick off what is done.": "Hake ab, was fertig ist.",
  "Timer of this step": "Timer dieses Schritts",
  Timers: "Timer",
  "Times that match": "Zeiten, die stimmen",
  Title: "Titel",
  "Title or ingredient": "Titel oder Zutat",
  "To add it without dragging, copy its address, make a new bookmark in your browser and paste it as the address.":
    "Ohne Ziehen geht es so: Kopiere die Adresse, lege in deinem Browser ein neues Lesezeichen an und füge sie dort als Adresse ein.",
  "To go on, do nothing. If you do not want to be charged, cancel on My Plan before that day: you keep Premium until then, and your saved recipes always.":
    "Wenn du weitermachen willst, musst du nichts tun. Wenn nichts berechnet werden soll, kündige vor diesem Tag unter „Mein Tarif“: Premium behältst du bis dahin, deine gespeicherten Rezepte immer.",
  "To keep the service running and safe we log requests without their content. Your network address is used to limit how often one visitor can convert, and is forgotten soon after.":
    "Damit der Dienst läuft und sicher ist, protokollieren wir Anfragen ohne ihren Inhalt. Deine Netzwerkadresse dient dazu zu begrenzen, wie oft jemand umwandeln kann, und wird bald danach vergessen.",
  "To what": "Woran",
  Today: "Heute",
  "Too many photos": "Zu viele Fotos",
  "Top 5 Most Cooked Recipes": "Die 5 am häufigsten gekochten Rezepte",
  Total: "Gesamt",
  "Total Shares": "Links",
  "Total Views": "Aufrufe",
  "Total signups": "Registrierungen insgesamt",
  Tracking: "Tracking",
  "Trial Already Used": "Probezeit schon benutzt",
  "Try Again": "Noch einmal versuchen",
  "Try Cook Mode": "Kochmodus ausprobieren",
  "Try Premium for free": "Premium kostenlos ausprobieren",
  "Try again": "Noch einmal versuchen",
  "Try another word, or only a part of it.": "Versuche ein anderes Wort oder nur einen Teil davon.",
  "Try everything in Premium for {days} days. No charge today.":
    "Probiere {days} Tage lang alles in Premium aus. Heute wird nichts berechnet.",
  "Try it with a recipe of yours.": "Probiere es mit einem eigenen Rezept aus.",
  "Trying again": "Wird noch einmal versucht",
  "Trying again: {kind}": "Wird noch einmal versucht: {kind}",
  "Trying again: {kind} to {about}": "Wird noch einmal versucht: {kind} an {about}",
  "Turn any recipe (a link, a photo, a PDF or pasted text) into one shopping list and short steps that each say what to use and how much.":
    "Mach aus jedem Rezept (Link, Foto, PDF oder eingefügter Text) eine Einkaufsliste und kurze Schritte, die jeweils sagen, was du nimmst und wie viel davon.",
  "Turn on Keep Awake": "Bildschirm anlassen",
  "Twice in this file": "Doppelt in dieser Datei",
  "Two lines of the original stand on one line.": "Zwei Zeilen des Originals stehen in einer.",
  "Type the text instead": "Text lieber tippen",
  Typeface: "Schriftart",
  URL: "URL",
  "URL Processing Failed": "Die Adresse konnte nicht gelesen werden",
  US: "US",
  "Unable to cancel subscription. Please try again later.":
    "Das Abo konnte nicht gekündigt werden. Bitte versuche es später noch einmal.",
  "Unable to change your plan. Please try again later.":
    "Der Tarif konnte nicht gewechselt werden. Bitte versuche es später noch einmal.",
  "Unable to load your subscription information. Nothing about your plan has changed.":
    "Die Angaben zu deinem Abo konnten nicht geladen werden. An deinem Tarif hat sich nichts geändert.",
  "Unable to open the payment page. Please try again later.":
    "Die Seite zum Bezahlen konnte nicht geöffnet werden. Bitte versuche es später noch einmal.",
  "Unable to process your subscription.": "Dein Abo konnte nicht bearbeitet werden.",
  "Unable to process your subscription. Please try again.":
    "Dein Abo konnte nicht bearbeitet werden. Bitte versuche es noch einmal.",
  "Unable to process your trial request. Please try again.":
    "Deine Anfrage konnte nicht bearbeitet werden. Bitte versuche es noch einmal.",
  "Unable to update your card. Please try again later.":
    "Die Karte konnte nicht geändert werden. Bitte versuche es später noch einmal.",
  Undo: "Rückgängig",
  Units: "Maße",
  Unknown: "Unbekannt",
  "Unlink Google": "Google trennen",
  "Unlock Recipe Library": "Rezeptbibliothek öffnen",
  Unmute: "Ton an",
  Untangled: "Entwirrt",
  "Untangled: {words} → {steps}": "Entwirrt: {words} → {steps}",
  "Untick all": "Alle Haken entfernen",
  Up: "Nach oben",
  "Update Card": "Karte ändern",
  "Update Error": "Nicht geändert",
  "Update failed": "Änderung fehlgeschlagen",
  "Upgrade Now": "Jetzt zu Premium",
  "Upgrade failed": "Premium nicht gegeben",
  "Upgrade to Premium": "Zu Premium wechseln",
  "Upgrade to see all {totalSteps} steps and to cook them one at a time.":
    "Wechsle zu Premium, um alle {totalSteps} Schritte zu sehen und sie einen nach dem anderen zu kochen.",
  "Use the PDF option": "Den Weg „PDF“ nehmen",
  "Use the Photo option": "Den Weg „Foto“ nehmen",
  "Use the Text option": "Den Weg „Text“ nehmen",
  "Use the way that is easiest for you. All of them work without an account.":
    "Nimm den Weg, der für dich am leichtesten ist. Alle gehen ohne Konto.",
  "Use {choiceText} instead": "Stattdessen {choiceText} nehmen",
  "User auto-creation": "Nutzer werden selbst angelegt",
  "User created": "Nutzer angelegt",
  "User creation failed": "Nutzer nicht angelegt",
  "User deleted": "Nutzer gelöscht",
  "User {email} created": "Nutzer {email} angelegt",
  "User {email} deleted": "Nutzer {email} gelöscht",
  Username: "Benutzername",
  "Username is required": "Der Benutzername fehlt",
  Users: "Nutzer",
  "Users by Product Tag": "Nutzer nach Produkt-Kennzeichen",
  "Validating invitation...": "Einladung wird geprüft …",
  "Verify Extracted Text": "Herausgelesenen Text prüfen",
  "Very little text was found in photo {numbers}. That is fine for a picture of the dish.":
    "In Foto {numbers} wurde sehr wenig Text gefunden. Bei einem Bild des Gerichts ist das in Ordnung.",
  Vibration: "Vibration",
  "View Demo Video": "Video ansehen",
  "View History": "Verlauf ansehen",
  Views: "Aufrufe",
  "Views by day": "Aufrufe nach Tag",
  "Views by day, days with views only": "Aufrufe nach Tag, nur Tage mit Aufrufen",
  Voice: "Stimme",
  "Was it somebody else, or do you not know the password? Confirm that the address is yours: whoever used this account is signed out, and we send you a link to choose a new password.":
    "War es jemand anderes, oder kennst du das Passwort nicht? Bestätige, dass die Adresse deine ist: Wer dieses Konto benutzt hat, wird abgemeldet, und wir schicken dir einen Link, um ein neues Passwort zu wählen.",
  "Watch the video": "Video ansehen",
  "We check amounts, times and temperatures against the original, but a recipe can still be wrong, and so can we. Check what matters for allergies and food safety yourself.":
    "Wir prüfen Mengen, Zeiten und Temperaturen am Original, aber ein Rezept kann trotzdem falsch sein, und wir auch. Prüfe selbst, was bei Allergien und für die Sicherheit von Lebensmitteln wichtig ist.",
  "We could not find a recipe in this document.": "In diesem Dokument haben wir kein Rezept gefunden.",
  "We could not find a recipe in this e-mail or in what is attached to it.":
    "In dieser E-Mail und ihren Anhängen haben wir kein Rezept gefunden.",
  "We could not find a recipe in this text. It needs ingredients and what to do with them.":
    "In diesem Text haben wir kein Rezept gefunden. Es braucht Zutaten und was mit ihnen zu tun ist.",
  "We could not find a recipe on this page. Copy the recipe's text and use the Text option.":
    "Auf dieser Seite haben wir kein Rezept gefunden. Kopiere den Text des Rezepts und nimm den Weg „Text“.",
  "We could not sign you in with Google. Your email address must be verified there first.":
    "Wir konnten dich nicht mit Google anmelden. Deine E-Mail-Adresse muss dort zuerst bestätigt sein.",
  "We couldn't send your support request. Please try again later.":
    "Wir konnten deine Hilfeanfrage nicht schicken. Bitte versuche es später noch einmal.",
  "We got several requests from you already. Please try again in {wait}.":
    "Wir haben schon mehrere Anfragen von dir bekommen. Bitte versuche es in {wait} noch einmal.",
  "We keep your e-mail address, your name if you give it, a protected form of your password that nobody can read, the language and units you read in, and the recipes you save. Payments are handled by a card payment provider; we never see your card number.":
    "Wir speichern deine E-Mail-Adresse, deinen Namen, wenn du ihn angibst, eine geschützte Form deines Passworts, die niemand lesen kann, die Sprache und die Maße, in denen du liest, und die Rezepte, die du speicherst. Zahlungen erledigt ein Zahlungsdienst; deine Kartennummer sehen wir nie.",
  "We keep your name, your e-mail address and your message so that a person can answer, and delete them with your account when you have confirmed its address. What you ask the help window itself never leaves your browser.":
    "Wir behalten deinen Namen, deine E-Mail-Adresse und deine Nachricht, damit ein Mensch antworten kann, und löschen sie mit deinem Konto, wenn du dessen Adresse bestätigt hast. Was du das Hilfefenster selbst fragst, verlässt deinen Browser nie.",
  "We receive the address, photo, PDF or text that you send, and turn it into a recipe. The result is kept until nobody has used it for {unused} days, so that the same recipe need not be converted twice; it is not linked to you. What you pasted, uploaded or photographed yourself is forgotten with the recipe you saved from it. A small copy of the recipe's picture is stored so that the result can show it for {days}, or as long as you keep the recipe.":
    "Wir bekommen die Adresse, das Foto, das PDF oder den Text, den du schickst, und machen daraus ein Rezept. Das Ergebnis bleibt, bis es {unused} Tage lang niemand gebraucht hat, damit dasselbe Rezept nicht zweimal umgewandelt werden muss; es ist nicht mit dir verknüpft. Was du selbst eingefügt, hochgeladen oder fotografiert hast, wird mit dem Rezept vergessen, das du daraus gespeichert hast. Eine kleine Kopie des Bildes wird gespeichert, damit das Ergebnis es zeigen kann: für {days}, oder so lange, wie du das Rezept behältst.",
  "We run the service with care, as it is. As far as the law allows, we are not liable for damage from using it. Rights that the law gives you as a consumer stay untouched.":
    "Wir betreiben den Dienst mit Sorgfalt, so wie er ist. Soweit das Gesetz es erlaubt, haften wir nicht für Schäden durch seine Nutzung. Rechte, die dir das Gesetz als Verbraucher gibt, bleiben unberührt.",
  "We send you a letter with a link to choose a new one.":
    "Wir schicken dir eine E-Mail mit einem Link. Damit wählst du ein neues.",
  "We sent a link to {email}. Open it to confirm the new address.":
    "Wir haben einen Link an {email} geschickt. Öffne ihn, um die neue Adresse zu bestätigen.",
  "We sent a link to {to}. Open it to confirm the address.":
    "Wir haben einen Link an {to} geschickt. Öffne ihn, um die Adresse zu bestätigen.",
  Webhooks: "Webhooks",
  "Week to date": "Woche bis heute",
  "Welcome back!": "Willkommen zurück!",
  "Welcome to {appName}": "Willkommen bei {appName}",
  "Welcome to {appName}: choose your password": "Willkommen bei {appName}: Wähle dein Passwort",
  "Welcome, {name}": "Willkommen, {name}",
  "Well done.": "Gut gemacht.",
  "What do I get with Premium?": "Was bekomme ich mit Premium?",
  "What does Premium cost?": "Was kostet Premium?",
  "What happens when": "Was wann geschieht",
  "What is Calm mode?": "Was ist der Ruhemodus?",
  "What is Cook Mode?": "Was ist der Kochmodus?",
  "What is free": "Was kostenlos ist",
  "What is owed is charged to it.": "Was noch offen ist, wird von ihr abgebucht.",
  "What it costs": "Was es kostet",
  "What it does": "Was es tut",
  "What it may do": "Was er darf",
  "What still waits is done by itself.": "Was noch wartet, geschieht von selbst.",
  "What the video says": "Was das Video sagt",
  "What waits on this device": "Was auf diesem Gerät wartet",
  "What we keep about you, why, and for how long. In short: as little as works.":
    "Was wir über dich speichern, warum und wie lange. Kurz: so wenig wie möglich.",
  "What we keep, why, and for how long.": "Was wir speichern, warum und wie lange.",
  "What we promise": "Was wir versprechen",
  "What we see of the page": "Was wir von der Seite sehen",
  "What you are cooking: your step, your ticks and your timers, so that you can go on.":
    "Was du gerade kochst: dein Schritt, deine Haken und deine Timer, damit du weitermachen kannst.",
  "What you have saved is safe.": "Was du gespeichert hast, ist sicher.",
  "What you typed and your last result, until you close the tab.":
    "Was du getippt hast und dein letztes Ergebnis, bis du den Tab schließt.",
  "What your friends get": "Was deine Freunde bekommen",
  "What {appName}, Paprika, Mela, Crouton, Recipe Keeper, CopyMeThat, Cookmate, Plan to Eat, RecipeSage, Mealie, Tandoor or Nextcloud wrote; or a table (CSV), JSON-LD, Markdown or Cooklang. Several files at once, or a zip. Up to 20 MB. You see what is in it before anything is saved.":
    "Was {appName}, Paprika, Mela, Crouton, Recipe Keeper, CopyMeThat, Cookmate, Plan to Eat, RecipeSage, Mealie, Tandoor oder Nextcloud geschrieben hat; oder eine Tabelle (CSV), JSON-LD, Markdown oder Cooklang. Mehrere Dateien auf einmal, oder ein Zip. Bis 20 MB. Du siehst, was darin ist, bevor etwas gespeichert wird.",
  When: "Wann",
  "When a website keeps us out": "Wenn eine Webseite uns aussperrt",
  "When do you want to eat?": "Wann willst du essen?",
  "When something is refused": "Wenn etwas abgelehnt wird",
  "When the screen locks, timers may stay silent until you look again.":
    "Wenn sich der Bildschirm sperrt, bleiben Timer vielleicht stumm, bis du wieder hinsiehst.",
  "When you confirm": "Wenn du bestätigst,",
  "When you convert a recipe": "Wenn du ein Rezept umwandelst",
  "When you have an account": "Wenn du ein Konto hast",
  "When you share a recipe": "Wenn du ein Rezept teilst",
  "When you start the trial or a plan, press Have a promo code?, type the code and press Apply. Each code works once per person.":
    "Wenn du die Probezeit oder einen Tarif startest, drücke „Hast du einen Aktionscode?“, tippe den Code ein und drücke „Einlösen“. Jeder Code gilt einmal je Person.",
  "When you take yours back": "Wenn du deines zurückholst,",
  "When you write to us": "Wenn du uns schreibst",
  "Where are my saved recipes?": "Wo sind meine gespeicherten Rezepte?",
  "Where the recipe is": "Wo das Rezept ist",
  "Where was I?": "Wo war ich?",
  "Whether you agreed to tracking, when this site asks.":
    "Ob du dem Tracking zugestimmt hast, wenn diese Seite danach fragt.",
  "Which recipe should be shared?": "Welches Rezept soll geteilt werden?",
  "Which recipes": "Welche Rezepte",
  Who: "Wer",
  "Who it is for": "Für wen es ist",
  "Whoever has the link can see the recipe or its first steps. We count a view once per visitor and day, by a random number that your browser keeps. You can end a link at any time under My Shares.":
    "Wer den Link hat, kann das Rezept oder seine ersten Schritte sehen. Wir zählen einen Aufruf je Besucher und Tag, anhand einer Zufallszahl, die dein Browser behält. Unter „Geteilt“ kannst du einen Link jederzeit beenden.",
  "Whole minutes, from 1 to {custommaxminutes}.": "Ganze Minuten, von 1 bis {custommaxminutes}.",
  "Why {appName} turns recipes into one shopping list and short, plain steps.":
    "Warum {appName} aus Rezepten eine Einkaufsliste und kurze, klare Schritte macht.",
  Wide: "Weit",
  Widest: "Am weitesten",
  "Will be tried again": "Wird noch einmal versucht",
  "With a token, a program of yours can convert recipes for you, read those that you have saved, or both. It can change nothing. All tokens end when you change your password or sign out everywhere. <link>How to use a token</link>":
    "Mit einem Zugangsschlüssel kann ein Programm von dir Rezepte für dich umwandeln, deine gespeicherten lesen oder beides. Ändern kann es nichts. Alle Zugangsschlüssel enden, wenn du dein Passwort änderst oder dich überall abmeldest. <link>So benutzt du einen Zugangsschlüssel</link>",
  "Without a token: the command line": "Ohne Zugangsschlüssel: die Befehlszeile",
  "Without their picture:": "Ohne ihr Bild:",
  "Words of the original are in no part of this recipe: “{words}”.":
    "Wörter des Originals stehen nirgends in diesem Rezept: „{words}“.",
  "Words of the original are in no step: “{words}”.":
    "Wörter des Originals stehen in keinem Schritt: „{words}“.",
  "Words of this step explained": "Wörter dieses Schritts erklärt",
  "Written and checked by us, in plain steps. Open one; no account is needed.":
    "Von uns geschrieben und geprüft, in klaren Schritten. Öffne eins; dafür brauchst du kein Konto.",
  "Yes, cancel": "Ja, kündigen",
  "Yes, end the link": "Ja, Link beenden",
  "Yes. Open Convert Recipe, choose Text, paste or type the recipe and press Convert Recipe.":
    "Ja. Öffne „Rezept umwandeln“, wähle „Text“, füge das Rezept ein oder tippe es und drücke „Rezept umwandeln“.",
  "Yes. Open My Plan and go to Your account. Import recipes takes our own export, the files of a dozen other programs, tables and plain texts. Beside it you can download all of your own.":
    "Ja. Öffne „Mein Tarif“ und geh zu „Dein Konto“. „Rezepte importieren“ nimmt unseren eigenen Export, die Dateien eines Dutzends anderer Programme, Tabellen und einfache Texte. Daneben kannst du alle deine Rezepte herunterladen.",
  "Yes. Open the recipe and press Download PDF or Save as Image. Email sends it to an address.":
    "Ja. Öffne das Rezept und drücke „PDF herunterladen“ oder „Als Bild speichern“. „E-Mail“ schickt es an eine Adresse.",
  "Yes. Press Listen at a step. Press Stop to end it. In Cook Mode settings you can choose the voice and the speed.":
    "Ja. Drücke bei einem Schritt „Vorlesen“ und zum Beenden „Stopp“. In den Einstellungen des Kochmodus kannst du Stimme und Tempo wählen.",
  "Yes. Press Reading settings at the foot of any page: text size, space, the font OpenDyslexic, contrast and colours. Cook Mode settings has a text size of its own.":
    "Ja. Drücke „Leseeinstellungen“ unten auf jeder Seite: Schriftgröße, Abstände, die Schrift OpenDyslexic, Kontrast und Farben. In den Einstellungen des Kochmodus gibt es eine eigene Schriftgröße.",
  "Yes. Press Theme at the top and choose Light, Dark or System.":
    "Ja. Drücke oben „Aussehen“ und wähle „Hell“, „Dunkel“ oder „System“.",
  "Yes. Turn on Hands-free in Cook Mode settings and say next, back, repeat, ingredients, start timer or stop. On a keyboard use the arrows, Space, L, T, A and Esc. Press ? to see them.":
    "Ja. Schalte „Freihändig“ in den Einstellungen des Kochmodus ein und sag „Weiter“, „Zurück“, „Noch einmal“, „Zutaten“, „Timer starten“ oder „Stopp“. Auf der Tastatur nimm die Pfeile, Leertaste, L, T, A und Esc. Drücke ?, um sie zu sehen.",
  "You already have a plan": "Du hast schon einen Tarif",
  "You already have a plan. You find it under My Plan.":
    "Du hast schon einen Tarif. Du findest ihn unter „Mein Tarif“.",
  "You already have an account. Please log in.": "Du hast schon ein Konto. Bitte melde dich an.",
  "You already have this plan.": "Diesen Tarif hast du schon.",
  "You are invited as {role} with <b>{email}</b>. Choose a password to activate your account.":
    "Du bist als {role} mit <b>{email}</b> eingeladen. Wähle ein Passwort, um dein Konto zu aktivieren.",
  "You are invited to the {appName} admin area": "Du bist zur Verwaltung von {appName} eingeladen",
  "You are logged out on every device.": "Du bist auf jedem Gerät abgemeldet.",
  "You are logged out.": "Du bist abgemeldet.",
  "You are offline. Your saved recipes still work.":
    "Du bist offline. Deine gespeicherten Rezepte gehen trotzdem.",
  "You are signed in": "Du bist angemeldet",
  "You are signed in as <b>{email}</b>.": "Du bist als <b>{email}</b> angemeldet.",
  "You are still logged in. Please try again.": "Du bist noch angemeldet. Bitte versuche es noch einmal.",
  "You asked to use this email address for your account.":
    "Du willst diese E-Mail-Adresse für dein Konto benutzen.",
  "You asked {appName} for this recipe.": "Du hast {appName} um dieses Rezept gebeten.",
  "You asked:": "Du hast gefragt:",
  "You can cancel at any time. You keep premium until the end of the period you have paid for. There are no refunds for partial months.":
    "Du kannst jederzeit kündigen. Premium bleibt dir bis zum Ende der Zeit, die du bezahlt hast. Für angebrochene Monate gibt es keine Erstattung.",
  "You can cancel on My Plan at any time, and keep Premium to the end of what you paid for. The next page asks for your card.":
    "Unter „Mein Tarif“ kannst du jederzeit kündigen und behältst Premium bis zum Ende der bezahlten Zeit. Die nächste Seite fragt nach deiner Karte.",
  "You can cancel on My Plan at any time. If you cancel before the first charge, you pay nothing. The next page asks for your card.":
    "Unter „Mein Tarif“ kannst du jederzeit kündigen. Wenn du vor der ersten Abbuchung kündigst, zahlst du nichts. Die nächste Seite fragt nach deiner Karte.",
  "You can now log in with your email and your new password.":
    "Du kannst dich jetzt mit deiner E-Mail-Adresse und deinem neuen Passwort anmelden.",
  "You can only activate your own plan.": "Du kannst nur deinen eigenen Tarif aktivieren.",
  "You can only see your own recipes.": "Du kannst nur deine eigenen Rezepte sehen.",
  "You can save as many recipes as you like, edit them, use Cook Mode with timers and read-aloud, and open the whole Recipe Library.":
    "Du kannst so viele Rezepte speichern, wie du willst, sie bearbeiten, den Kochmodus mit Timern und Vorlesen nutzen und die ganze Rezeptbibliothek öffnen.",
  "You can see, correct, download and delete your data. Deleting your account deletes your recipes.":
    "Du kannst deine Daten ansehen, berichtigen, herunterladen und löschen. Wenn du dein Konto löschst, werden deine Rezepte gelöscht.",
  "You can watch this again from the Help menu.": "Unter „Hilfe“ kannst du es dir wieder ansehen.",
  "You cancelled. You keep Premium until {day}, and nothing more is charged. Your recipes stay. If you change your mind, switch to the other plan and Premium goes on.":
    "Du hast gekündigt. Premium bleibt dir bis {day}, und nichts mehr wird berechnet. Deine Rezepte bleiben. Wenn du es dir anders überlegst, wechsle zum anderen Tarif, und Premium geht weiter.",
  "You cannot revoke your own access.": "Du kannst deinen eigenen Zugang nicht widerrufen.",
  "You confirmed this email address. Whoever used the account before was signed out, and the password no longer works.":
    "Du hast diese E-Mail-Adresse bestätigt. Wer das Konto vorher benutzt hat, wurde abgemeldet, und das Passwort gilt nicht mehr.",
  "You cooked every step. Enjoy your meal!": "Du hast jeden Schritt gekocht. Guten Appetit!",
  "You don't have any saved recipes yet": "Du hast noch keine Rezepte gespeichert",
  "You get one shopping list …": "Du bekommst eine Einkaufsliste …",
  "You have Premium": "Du hast Premium",
  "You have a recipe with the same ingredients": "Du hast ein Rezept mit denselben Zutaten",
  "You have a recipe with this title": "Du hast ein Rezept mit diesem Titel",
  "You have already used this promo code.": "Diesen Aktionscode hast du schon benutzt.",
  "You have already used your free trial.": "Deine kostenlose Probezeit hast du schon benutzt.",
  "You have changed many recipes in a short time. Please try again in {wait}.":
    "Du hast in kurzer Zeit viele Rezepte geändert. Bitte versuche es in {wait} noch einmal.",
  "You have changed this recipe since it was checked against the original.":
    "Du hast dieses Rezept geändert, seit es am Original geprüft wurde.",
  "You have converted many recipes in a short time. Please try again in {wait}.":
    "Du hast in kurzer Zeit viele Rezepte umgewandelt. Bitte versuche es in {wait} noch einmal.",
  "You have downloaded this several times already. Please try again in {wait}.":
    "Du hast das schon mehrmals heruntergeladen. Bitte versuche es in {wait} noch einmal.",
  "You have everything on the list.": "Du hast alles von der Liste.",
  "You have imported several files already. Please try again in {wait}.":
    "Du hast schon mehrere Dateien importiert. Bitte versuche es in {wait} noch einmal.",
  "You have looked into many files in a short time. Please try again in {wait}.":
    "Du hast in kurzer Zeit in viele Dateien geschaut. Bitte versuche es in {wait} noch einmal.",
  "You have no plan to cancel.": "Du hast keinen Tarif zum Kündigen.",
  "You have no plan to change.": "Du hast keinen Tarif zum Wechseln.",
  "You have no plan to pay for.": "Du hast keinen Tarif zum Bezahlen.",
  "You have saved many recipes in a short time. Please try again in {wait}.":
    "Du hast in kurzer Zeit viele Rezepte gespeichert. Bitte versuche es in {wait} noch einmal.",
  "You have saved {recipeCount} of {recipeLimit} recipes.":
    "Du hast {recipeCount} von {recipeLimit} Rezepten gespeichert.",
  "You have saved {recipeCount} of {recipeLimit} recipes. Converting is free without limit.":
    "Du hast {recipeCount} von {recipeLimit} Rezepten gespeichert. Umwandeln ist kostenlos und ohne Grenze.",
  "You have saved {recipes}. There is no limit.": "Du hast {recipes} gespeichert. Es gibt keine Grenze.",
  "You have sent many recipes by email. Please try again in {wait}.":
    "Du hast viele Rezepte per E-Mail geschickt. Bitte versuche es in {wait} noch einmal.",
  "You have the {toLowerCase} plan. The {toLowerCase2} plan costs <b>{pricePerPeriod}</b>.":
    "Dein Tarif ist {toLowerCase}. Der andere, {toLowerCase2}, kostet <b>{pricePerPeriod}</b>.",
  "You have {accesstokensmax} access tokens. Revoke one that you no longer use, then create another.":
    "Du hast {accesstokensmax} Zugangsschlüssel. Widerrufe einen, den du nicht mehr brauchst, und erstelle dann einen anderen.",
  "You pay nothing. You can still use the days that are left.":
    "Du zahlst nichts. Die Tage, die übrig sind, kannst du noch nutzen.",
  "You seem to have {had} already.": "Du hast anscheinend schon {had}.",
  "You shared this recipe. Others see its first {previewSteps} steps. <link>See how often it was opened</link>":
    "Du hast dieses Rezept geteilt. Andere sehen seine ersten {previewSteps} Schritte. <link>Wie oft es geöffnet wurde</link>",
  "You signed up on a recipe that somebody shared. Your account is ready.":
    "Du hast dich bei einem geteilten Rezept registriert. Dein Konto ist fertig.",
  "Your Free Trial is Active": "Deine kostenlose Probezeit läuft",
  "Your Google account is no longer linked. {next}": "Dein Google-Konto ist nicht mehr verknüpft. {next}",
  "Your Premium has ended. Your recipes are all still here.":
    "Dein Premium ist zu Ende. Deine Rezepte sind alle noch da.",
  "Your Reformatted Recipe": "Dein Rezept in klaren Schritten",
  "Your access tokens were used very often in a short time. Please try again in {wait}.":
    "Deine Zugangsschlüssel wurden in kurzer Zeit sehr oft benutzt. Bitte versuche es in {wait} noch einmal.",
  "Your account": "Dein Konto",
  "Your account and all its recipes have been deleted.": "Dein Konto und alle seine Rezepte wurden gelöscht.",
  "Your account and your saved recipes stay as they are. You can choose a plan on My Plan at any time. If this is a mistake, answer this message.":
    "Dein Konto und deine gespeicherten Rezepte bleiben, wie sie sind. Unter „Mein Tarif“ kannst du jederzeit einen Tarif wählen. Wenn das ein Irrtum ist, antworte auf diese Nachricht.",
  "Your account gets this email address again. Everybody is signed out, and the password ends. We send you a link to choose a new one.":
    "Dein Konto bekommt diese E-Mail-Adresse wieder. Alle werden abgemeldet, und das Passwort endet. Wir schicken dir einen Link, um ein neues zu wählen.",
  "Your account has been created successfully!": "Dein Konto ist angelegt!",
  "Your account has room for {count}.": "In deinem Konto ist Platz für {count}.",
  "Your account is active. Please log in.": "Dein Konto ist aktiv. Bitte melde dich an.",
  "Your account is ready. Please confirm that this email address is yours.":
    "Dein Konto ist fertig. Bitte bestätige, dass diese E-Mail-Adresse deine ist.",
  "Your account is ready. We sent you a link to choose a password.":
    "Dein Konto ist fertig. Wir haben dir einen Link geschickt, mit dem du ein Passwort wählst.",
  "Your account now uses another email address. If you did that, do nothing.":
    "Dein Konto benutzt jetzt eine andere E-Mail-Adresse. Wenn du das warst, musst du nichts tun.",
  "Your account uses this email address again. Every device was signed out, and the password no longer works.":
    "Dein Konto benutzt wieder diese E-Mail-Adresse. Jedes Gerät wurde abgemeldet, und das Passwort gilt nicht mehr.",
  "Your account uses {email} again. Every device is signed out and the password no longer works. We sent you a link to choose a new one.":
    "Dein Konto benutzt wieder {email}. Jedes Gerät ist abgemeldet, und das Passwort gilt nicht mehr. Wir haben dir einen Link geschickt, um ein neues zu wählen.",
  "Your changes are kept on this device. Cook and Edit use them; the page shows them once they are sent.":
    "Deine Änderungen sind auf diesem Gerät gespeichert. „Kochen“ und „Bearbeiten“ nutzen sie schon; die Seite zeigt sie, sobald sie geschickt sind.",
  "Your changes are sent once you are online again.":
    "Deine Änderungen werden geschickt, sobald du wieder online bist.",
  "Your changes were sent": "Deine Änderungen wurden geschickt",
  "Your changes would be lost.": "Deine Änderungen wären verloren.",
  "Your choice of theme and calm mode.": "Welches Aussehen du gewählt hast und ob der Ruhemodus an ist.",
  "Your connection is slow right now. Please try again in a moment.":
    "Deine Verbindung ist gerade langsam. Bitte versuche es gleich noch einmal.",
  "Your connection is slow. This page is the one kept on this device.":
    "Deine Verbindung ist langsam. Du siehst die Seite, die auf diesem Gerät gespeichert ist.",
  "Your email address": "Deine E-Mail-Adresse",
  "Your email address has been changed.": "Deine E-Mail-Adresse wurde geändert.",
  "Your email address is confirmed, and whoever used this account before is signed out. We sent you a link to choose a new password.":
    "Deine E-Mail-Adresse ist bestätigt, und wer dieses Konto vorher benutzt hat, ist abgemeldet. Wir haben dir einen Link geschickt, um ein neues Passwort zu wählen.",
  "Your email address is confirmed.": "Deine E-Mail-Adresse ist bestätigt.",
  "Your free time ends in {days}": "Noch {days}, dann endet deine kostenlose Zeit",
  "Your free time of {appName} Premium ends on {day}. On that day your card is charged {dollars}.":
    "Deine kostenlose Zeit mit {appName} Premium endet am {day}. An diesem Tag werden {dollars} von deiner Karte abgebucht.",
  "Your free trial": "Deine kostenlose Probezeit",
  "Your free trial ends in {days}": "Noch {days}, dann endet deine kostenlose Probezeit",
  "Your free trial has been used. You can still have Premium: choose a plan. Nothing of yours is lost.":
    "Deine kostenlose Probezeit ist schon vorbei. Premium kannst du trotzdem haben: Wähle einen Tarif. Deine Rezepte bleiben dir alle.",
  "Your free trial of {appName} Premium ends on {day}. On that day your card is charged {dollars}.":
    "Deine kostenlose Probezeit mit {appName} Premium endet am {day}. An diesem Tag werden {dollars} von deiner Karte abgebucht.",
  "Your free year begins": "Dein kostenloses Jahr beginnt",
  "Your last payment did not go through, so Premium is paused. It comes back as soon as the payment goes through, with this card or another. All your recipes are still here.":
    "Deine letzte Zahlung hat nicht geklappt, darum ruht Premium. Es kommt zurück, sobald die Zahlung klappt, mit dieser Karte oder einer anderen. Alle deine Rezepte sind noch da.",
  "Your last payment did not go through. Please update your card first.":
    "Deine letzte Zahlung hat nicht geklappt. Bitte ändere zuerst deine Karte.",
  "Your last payment did not go through. We try the card again in the next days, or you can give another one. You keep Premium until {day}.":
    "Deine letzte Zahlung hat nicht geklappt. Wir versuchen die Karte in den nächsten Tagen noch einmal, oder du gibst eine andere an. Premium bleibt dir bis {day}.",
  "Your last result:": "Dein letztes Ergebnis:",
  "Your links": "Deine Links",
  "Your other devices are signed out.": "Deine anderen Geräte sind abgemeldet.",
  "Your password": "Dein Passwort",
  "Your password has been changed, and every device has been signed out.":
    "Dein Passwort wurde geändert, und jedes Gerät wurde abgemeldet.",
  "Your password has been changed. Other devices have been signed out.":
    "Dein Passwort wurde geändert. Andere Geräte wurden abgemeldet.",
  "Your password has been changed. Please log in.": "Dein Passwort wurde geändert. Bitte melde dich an.",
  "Your payment is still being processed.": "Deine Zahlung wird noch bearbeitet.",
  "Your payment was successful, and your subscription is still being activated. This can take a few minutes.":
    "Deine Zahlung hat geklappt, und dein Abo wird noch aktiviert. Das kann ein paar Minuten dauern.",
  "Your payment was successful. Your subscription is still being activated; My Plan shows it as soon as it is there.":
    "Deine Zahlung hat geklappt. Dein Abo wird noch aktiviert; „Mein Tarif“ zeigt es, sobald es da ist.",
  "Your photos": "Deine Fotos",
  "Your plan changes to {price}. What is left of the old one is taken off.":
    "Dein Tarif wechselt zu {price}. Was vom alten übrig ist, wird abgezogen.",
  "Your plan could not be checked. Please try again.":
    "Dein Tarif konnte nicht geprüft werden. Bitte versuche es noch einmal.",
  "Your plan is active.": "Dein Tarif ist aktiv.",
  "Your plan is cancelled.": "Dein Tarif ist gekündigt.",
  "Your plan is cancelled. Nothing more will be charged.":
    "Dein Tarif ist gekündigt. Es wird nichts mehr berechnet.",
  "Your plan is cancelled. You keep Premium until {longDate}, and nothing more will be charged.":
    "Dein Tarif ist gekündigt. Premium bleibt dir bis {longDate}, und es wird nichts mehr berechnet.",
  "Your plan is cancelled.{rest}": "Dein Tarif ist gekündigt.{rest}",
  "Your plan is free until {longDate}. You can change it after that.":
    "Dein Tarif ist bis {longDate} kostenlos. Danach kannst du ihn wechseln.",
  "Your question": "Deine Frage",
  "Your receipt from {appName}": "Deine Quittung von {appName}",
  "Your recipe goes to the converter.": "Dein Rezept geht zum Umwandeln.",
  "Your recipes and data": "Deine Rezepte und Daten",
  "Your rights": "Deine Rechte",
  "Your saved recipes stay yours, and converting stays free. If you did not cancel it, answer this message.":
    "Deine gespeicherten Rezepte bleiben deine, und Umwandeln bleibt kostenlos. Wenn du nicht gekündigt hast, antworte auf diese Nachricht.",
  "Your subscription": "Dein Abo",
  "Your subscription could not be ended, so your account was not deleted. Please try again later.":
    "Dein Abo konnte nicht beendet werden, darum wurde dein Konto nicht gelöscht. Bitte versuche es später noch einmal.",
  "Your trial goes on. The first charge is on": "Deine Probezeit läuft weiter. Die erste Abbuchung ist am",
  "Your version is a recipe of its own.": "Deine Fassung ist jetzt ein eigenes Rezept.",
  "Your {appName} account is yours again: choose a new password":
    "Dein Konto bei {appName} gehört wieder dir: Wähle ein neues Passwort",
  "Your {appName} address is confirmed: choose a new password":
    "Deine Adresse bei {appName} ist bestätigt: Wähle ein neues Passwort",
  "Your {appName} admin password was changed": "Dein Admin-Passwort für {appName} wurde geändert",
  "Your {appName} email address was changed": "Deine E-Mail-Adresse bei {appName} wurde geändert",
  "Your {appName} password was changed": "Dein Passwort bei {appName} wurde geändert",
  "Your {appName} plan is cancelled": "Dein Tarif bei {appName} ist gekündigt",
  "Your {appName} trial could not begin": "Deine Probezeit bei {appName} konnte nicht beginnen",
  "Your {trialdays} free days begin.": "Deine {trialdays} kostenlosen Tage beginnen.",
  "a moment ago": "gerade eben",
  about: "etwa",
  "access denied 403 404 blocked error not working fails url processing failed timeout":
    "zugriff verweigert 403 404 gesperrt fehler geht nicht klappt url adresse timeout",
  account: "Konto",
  "account settings update address security": "konto einstellungen ändern adresse sicherheit",
  "accuracy trust wrong different altered receipt ai correct":
    "genau vertrauen falsch anders verändert beleg ki richtig",
  "and {inAll} more": "und {inAll} weitere",
  "and {count} more step": "und {count} weiterer Schritt",
  "and {count} more steps": "und {count} weitere Schritte",
  Before: "Vorher",
  After: "Nachher",
  "audio voice speak aloud read listen speech slow":
    "ton stimme sprechen laut lesen zuhören sprache langsam vorlesen",
  "awake sleep screen dims turns off lock": "wach schlafen bildschirm dunkel ausgehen sperren",
  "benefits difference features upgrade why subscribe worth":
    "vorteile unterschied funktionen wechseln warum abonnieren lohnt",
  "change correct modify steps ingredients title update":
    "ändern verbessern richtig schritte zutaten titel anpassen",
  checkout: "Bezahlvorgang",
  choice: "Auswahl",
  "choice of Premium": "Wahl von Premium",
  code: "Code",
  "column to sort by": "Spalte zum Sortieren",
  convert: "umwandeln",
  "current password": "jetziges Passwort",
  "customer id": "Kundenkennung",
  "dark mode night colours theme light": "dunkel nacht farben aussehen hell",
  description: "Beschreibung",
  "direction of sorting": "Richtung der Sortierung",
  "discount coupon voucher offer code not valid": "rabatt gutschein aktion angebot code ungültig",
  done: "fertig",
  "email address": "E-Mail-Adresse",
  entry: "Eintrag",
  file: "Datei",
  "file document upload scanned password protected": "datei dokument hochladen gescannt passwort geschützt",
  "find list search look up collection missing": "finden liste suchen nachsehen sammlung fehlt",
  "first name": "Vorname",
  "guessed from {steps}": "geschätzt aus {steps}",
  "hands free voice command shortcuts keys microphone speak":
    "hände frei stimme befehl kürzel tasten mikrofon sprechen",
  "highest day: {most}": "stärkster Tag: {most}",
  "import export paprika mealie tandoor transfer backup move":
    "importieren exportieren paprika mealie tandoor übertragen sicherung umziehen",
  "in plain steps.": "in klaren Schritten.",
  ingredient: "Zutat",
  ingredients: "Zutaten",
  instruction: "Anweisung",
  "keep store bookmark lost recipe ready to save pending":
    "behalten merken verloren rezept bereit speichern wartet",
  "kind of recipe source": "Art der Rezeptquelle",
  "kind of source": "Art der Quelle",
  "kind of visit": "Art des Besuchs",
  "last name": "Nachname",
  "last used on {day}": "zuletzt benutzt am {day}",
  "limit five maximum full account free plan number":
    "grenze fünf höchstens voll kostenlos konto tarif anzahl",
  "line {line} of step {step}": "Zeile {line} von Schritt {step}",
  link: "Link",
  "link send friend family public preview": "link schicken freunde familie öffentlich vorschau",
  message: "Nachricht",
  "misread ocr mistakes blurry incomplete unreadable letters verify":
    "verlesen ocr fehler unscharf unvollständig unleserlich buchstaben prüfen",
  "money back charged mistake refund dispute": "geld zurück berechnet irrtum erstattung widerspruch",
  month: "Monat",
  name: "Name",
  "never used": "nie benutzt",
  "new password": "neues Passwort",
  "no sound silent alarm missed locked phone sleep notification volume":
    "kein ton stumm wecker verpasst gesperrt handy schlafen benachrichtigung lautstärke",
  "not defined": "nicht bestimmt",
  note: "Hinweis",
  notes: "Hinweise",
  "number of recipes": "Zahl der Rezepte",
  "number of rows": "Zahl der Zeilen",
  on: "am",
  "on the way": "unterwegs",
  or: "oder",
  "original text": "Originaltext",
  "other ingredient": "weitere Zutat",
  "other line": "weitere Zeile",
  "page number": "Seitenzahl",
  "pantry ingredient": "Vorratszutat",
  "paper printer fridge pdf download export": "papier drucker kühlschrank pdf herunterladen exportieren",
  password: "Passwort",
  paused: "angehalten",
  picture: "Bild",
  "picture image camera handwritten cookbook scan ocr upload jpg png":
    "bild kamera handschrift kochbuch scannen ocr hochladen jpg png",
  "place in the list": "Stelle in der Liste",
  plan: "Tarif",
  "png image file export send mail phone wallpaper":
    "png bild datei exportieren schicken mail handy hintergrund",
  "preparation mark": "Kennzeichen der Vorbereitung",
  "price pay subscription plan monthly annual yearly money":
    "preis bezahlen abo tarif monatlich jährlich geld",
  "privacy gdpr export remove close account erase personal":
    "datenschutz dsgvo exportieren entfernen schließen konto löschen persönlich",
  product: "Produkt",
  products: "Produkte",
  "quiet motion animation sensory overload adhd autism settings distraction":
    "ruhig bewegung animation reiz überfordert adhs autismus einstellungen ablenkung",
  read: "lesen",
  recipe: "Rezept",
  "refrigerated ingredient": "gekühlte Zutat",
  "remove erase undo trash": "entfernen löschen rückgängig papierkorb",
  "reset login cannot sign in locked out email link":
    "zurücksetzen anmelden geht nicht ausgesperrt mail link",
  "revoke unshare private delete link remove": "widerrufen beenden privat löschen link entfernen",
  "scale double half portions people yield amounts":
    "umrechnen verdoppeln halb portionen personen menge mengen",
  search: "Suche",
  servings: "Portionen",
  "signing in": "dich anmeldest",
  "signing up": "dich registrierst",
  "size big small dyslexia font zoom read accessibility contrast spacing":
    "größe groß klein legasthenie schrift zoom lesen barrierefrei kontrast abstand",
  "start reformat new add import begin paste make":
    "anfangen umwandeln neu hinzufügen importieren einfügen machen",
  step: "Schritt",
  "step by step cooking full screen hands free guided":
    "schritt für schritt kochen vollbild hände frei geführt",
  "step {step}": "Schritt {step}",
  steps: "Schritte",
  "stop end unsubscribe quit trial refund": "aufhören beenden abbestellen probezeit erstattung kündigung",
  "super admin": "Super-Admin",
  "switch yearly upgrade downgrade billing interval": "wechseln jährlich abrechnung zeitraum",
  text: "Text",
  "text copy write own family recipe manually": "text kopieren schreiben eigenes familie rezept tippen",
  "the end of the period": "zum Ende des Zeitraums",
  "the trial ends": "Ende der Probezeit",
  "the {name}": "die Angabe „{name}“",
  "the {name} of {entry} {number}": "die Angabe „{name}“ von {entry} {number}",
  then: "dahin",
  "this request": "diese Anfrage",
  time: "Zeit",
  "time of the last change": "Zeit der letzten Änderung",
  "timer alarm ring minutes countdown chime presets pause":
    "timer wecker klingeln minuten countdown signal anhalten",
  title: "Titel",
  "to do": "noch zu tun",
  "trial free seven days start card charge when":
    "probezeit kostenlos sieben tage beginn karte abbuchung wann",
  until: "bis",
  "until {clock}": "bis {clock}",
  url: "Webadresse",
  "url link web page address blog site online": "url link webseite adresse blog seite internet",
  visitor: "Besucher",
  year: "Jahr",
  "you are here": "du bist hier",
  "{Field} are empty.": "{Field} ist leer.",
  "{Field} are missing.": "{Field} fehlt.",
  "{Field} are not in a form that we can read.": "{Field} ist so nicht lesbar.",
  "{Field} are too long: at most {most} characters are possible.":
    "{Field} ist zu lang: Möglich sind höchstens {most} Zeichen.",
  "{Field} has a character that cannot be read. Please type it again.":
    "{Field} hat ein Zeichen, das nicht gelesen werden kann. Bitte tippe es noch einmal.",
  "{Field} is empty.": "{Field} ist leer.",
  "{Field} is missing.": "{Field} fehlt.",
  "{Field} is not in a form that we can read.": "{Field} ist so nicht lesbar.",
  "{Field} is too long: at most {most} characters are possible.":
    "{Field} ist zu lang: Möglich sind höchstens {most} Zeichen.",
  "{Field} must be a date and time such as 2026-01-31T18:30:00.000Z.":
    "{Field} muss Datum und Uhrzeit sein, zum Beispiel 2026-01-31T18:30:00.000Z.",
  "{Field} must be a date.": "{Field} muss ein Datum sein.",
  "{Field} must be a group of named fields.": "{Field} muss eine Gruppe benannter Felder sein.",
  "{Field} must be a list.": "{Field} muss eine Liste sein.",
  "{Field} must be a multiple of {divisor}.": "{Field} muss ein Vielfaches von {divisor} sein.",
  "{Field} must be a number.": "{Field} muss eine Zahl sein.",
  "{Field} must be a web address.": "{Field} muss eine Webadresse sein.",
  "{Field} must be a whole number.": "{Field} muss eine ganze Zahl sein.",
  "{Field} must be at least {least}.": "{Field} muss mindestens {least} sein.",
  "{Field} must be at most {most}.": "{Field} darf höchstens {most} sein.",
  "{Field} must be less than {most}.": "{Field} muss kleiner als {most} sein.",
  "{Field} must be more than {least}.": "{Field} muss größer als {least} sein.",
  "{Field} must be text.": "{Field} muss Text sein.",
  "{Field} must be true or false.": "{Field} muss wahr oder falsch sein.",
  "{Field} must be {choice}.": "{Field} muss {choice} sein.",
  "{Field} must have at least {least} characters.": "{Field} braucht mindestens {least} Zeichen.",
  "{Field} must have at least {least} entries.": "{Field} braucht mindestens {least} Einträge.",
  "{Field} must have at most {most} entries.": "{Field} darf höchstens {most} Einträge haben.",
  "{action}, {count} times within an hour": "{action}, {count}-mal in einer Stunde",
  "{appName} JSON": "{appName} JSON",
  "{appName} is not ready right now. Please try again in a minute.":
    "{appName} ist gerade nicht bereit. Bitte versuche es in einer Minute noch einmal.",
  "{appName}: recipes in plain steps": "{appName}: Rezepte in klaren Schritten",
  "{broken} cannot be imported.": "{broken} können nicht importiert werden.",
  "{clockFace}, paused": "{clockFace}, angehalten",
  "{count} are in the file twice.": "{count} stehen doppelt in der Datei.",
  "{count} are new.": "{count} sind neu.",
  "{count} cannot be imported": "{count} können nicht importiert werden",
  "{count} change waits on this device and did not reach your account yet. Logging out removes it.":
    "{count} Änderung wartet auf diesem Gerät und kam noch nicht in deinem Konto an. Beim Abmelden geht sie verloren.",
  "{count} changes wait on this device and did not reach your account yet. Logging out removes them.":
    "{count} Änderungen warten auf diesem Gerät und kamen noch nicht in deinem Konto an. Beim Abmelden gehen sie verloren.",
  "{count} day": "{count} Tag",
  "{count} days": "{count} Tage",
  "{count} free month": "{count} Gratismonat",
  "{count} free months": "{count} Gratismonate",
  "{count} hour": "{count} Stunde",
  "{count} hours": "{count} Stunden",
  "{count} in {fileName}": "{count} in {fileName}",
  "{count} ingredient": "{count} Zutat",
  "{count} ingredients": "{count} Zutaten",
  "{count} is in the file twice.": "{count} steht doppelt in der Datei.",
  "{count} is new.": "{count} ist neu.",
  "{count} minute": "{count} Minute",
  "{count} minutes": "{count} Minuten",
  "{count} more minute": "noch {count} Minute",
  "{count} more minutes": "noch {count} Minuten",
  "{count} more recipe": "{count} weiteres Rezept",
  "{count} more recipes": "{count} weitere Rezepte",
  "{count} more": "{count} weitere",
  "{count} more timer": "{count} weiterer Timer",
  "{count} more timers": "{count} weitere Timer",
  "{count} need you": "{count} brauchen dich",
  "{count} needs you": "{count} braucht dich",
  "{count} noted for you.": "{count} für dich vorgemerkt.",
  "{count} people have": "{count} Personen haben",
  "{count} person has": "{count} Person hat",
  "{count} photo added.": "{count} Foto hinzugefügt.",
  "{count} photos added.": "{count} Fotos hinzugefügt.",
  "{count} photos are in.": "{count} Fotos sind da.",
  "{count} products synced": "{count} Produkte abgeglichen",
  "{count} file": "{count} Datei",
  "{count} files": "{count} Dateien",
  "{count} recipe": "{count} Rezept",
  "{count} recipe so far.": "Bisher {count} Rezept.",
  "{count} recipe was imported.": "{count} Rezept wurde importiert.",
  "{count} recipes": "{count} Rezepte",
  "{count} recipes so far.": "Bisher {count} Rezepte.",
  "{count} recipes were imported.": "{count} Rezepte wurden importiert.",
  "{count} second": "{count} Sekunde",
  "{count} seconds": "{count} Sekunden",
  "{count} serving": "{count} Portion",
  "{count} servings": "{count} Portionen",
  "{count} step": "{count} Schritt",
  "{count} steps": "{count} Schritte",
  "{count} steps state no time:": "{count} Schritte nennen keine Zeit:",
  "{count} user": "{count} Nutzer",
  "{count} users": "{count} Nutzer",
  "{count} wait for the first attempt": "{count} warten auf den ersten Versuch",
  "{count} waits for the first attempt": "{count} wartet auf den ersten Versuch",
  "{count} was given up": "{count} wurde aufgegeben",
  "{count} were given up": "{count} wurden aufgegeben",
  "{count} will be tried again by itself": "{count} wird von selbst noch einmal versucht",
  "{count} will be tried again by themselves": "{count} werden von selbst noch einmal versucht",
  "{count} word": "{count} Wort",
  "{count} words": "{count} Wörter",
  "{current} after {previous}": "{current} nach {previous}",
  "{days} days before": "{days} Tage vorher",
  "{description}, with {dollars} off. Invoice {id}.": "{description}, mit {dollars} Rabatt. Rechnung {id}.",
  "{description}. Invoice {id}.": "{description}. Rechnung {id}.",
  "{dollars} per {interval}": "{dollars} pro {interval}",
  "{email} and all their recipes will be gone, and a subscription ends at once. This cannot be undone.":
    "{email} und alle Rezepte sind dann weg, und ein Abo endet sofort. Das lässt sich nicht rückgängig machen.",
  "{email} can log in with the new password.": "{email} kann sich mit dem neuen Passwort anmelden.",
  "{email} now has Premium": "{email} hat jetzt Premium",
  "{failure} {wereImported} Import again for the rest: nothing is imported twice.":
    "{failure} {wereImported} Importiere für den Rest noch einmal: Nichts wird doppelt importiert.",
  "{from} sent you this recipe with {appName}.": "{from} hat dir dieses Rezept mit {appName} geschickt.",
  "{from} to {to} of {total}": "{from} bis {to} von {total}",
  "{has} {chosen} are ticked: the first {room} of them are imported.":
    "{has} {chosen} sind angekreuzt: Die ersten {room} davon werden importiert.",
  "{invitedBy} invited you to help run {appName}. Choose a password to begin.":
    "{invitedBy} hat dich eingeladen, {appName} mit zu betreiben. Wähle ein Passwort, um anzufangen.",
  "{kind} to {about}": "{kind} an {about}",
  "{label} plan: {dollars} USD per {interval}.{saving}":
    "Tarif {label}: {dollars} USD pro {interval}.{saving}",
  "{length} more to check": "{length} weitere zu prüfen",
  "{length} of {count} recipes": "{length} von {count} Rezepten",
  "{linkLasts}, while you are logged in. If it was not you, do nothing.":
    "{linkLasts}, solange du angemeldet bist. Wenn du es nicht warst, musst du nichts tun.",
  "{linkLasts}. If it was not you, choose a password all the same: it signs out whoever used your address.":
    "{linkLasts}. Wenn du es nicht warst, wähle trotzdem ein Passwort: Das meldet ab, wer deine Adresse benutzt hat.",
  "{linkLasts}. If it was not you, do nothing: your password stays as it is.":
    "{linkLasts}. Wenn du es nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.",
  "{linkLasts}. If you did not expect it, do nothing.":
    "{linkLasts}. Wenn du das nicht erwartet hast, musst du nichts tun.",
  "{linkLasts}. If you have no account with us, do nothing.":
    "{linkLasts}. Wenn du kein Konto bei uns hast, musst du nichts tun.",
  "{linkLasts}. You can ask for another one whenever you log in.":
    "{linkLasts}. Einen weiteren kannst du bei jeder Anmeldung anfordern.",
  "{linkLasts}. You can use {appName} without it; only sending recipes to other people and free months wait for it. If you did not sign up, do nothing.":
    "{linkLasts}. Du kannst {appName} auch ohne ihn nutzen; nur das Verschicken von Rezepten an andere und die Gratismonate warten darauf. Wenn du dich nicht registriert hast, musst du nichts tun.",
  "{lost} was made, but its token cannot be shown. Revoke it above, and make another.":
    "{lost} wurde erstellt, aber der Zugangsschlüssel kann nicht gezeigt werden. Widerrufe ihn oben und erstelle einen anderen.",
  "{minutes} min": "{minutes} min",
  "{minutes} more minutes": "noch {minutes} Minuten",
  "{name} is now a super admin": "{name} ist jetzt Super-Admin",
  "{name} is now an admin": "{name} ist jetzt Admin",
  "{name} is ready. Copy the token now.": "{name} ist fertig. Kopiere den Zugangsschlüssel jetzt.",
  "{name}: {good} of {all}": "{name}: {good} von {all}",
  "{percentOff}% off": "{percentOff} % weniger",
  "{placed} of {count} ingredient placed.": "{placed} von {count} Zutat steht in den Schritten.",
  "{placed} of {count} ingredients placed.": "{placed} von {count} Zutaten stehen in den Schritten.",
  "{round} MB": "{round} MB",
  "{running} timers are still running.": "{running} Timer laufen noch.",
  "{said} Press Extract Text.": "{said} Drücke „Text herauslesen“.",
  "{seconds} seconds so far. ": "Bisher {seconds} Sekunden. ",
  "{seconds}You can cancel and keep what you entered.":
    "{seconds}Du kannst abbrechen und behältst, was du eingegeben hast.",
  "{servings} servings": "{servings} Portionen",
  "{size} MB": "{size} MB",
  "{size} kB": "{size} kB",
  "{summary} Nothing is saved yet.": "{summary} Noch ist nichts gespeichert.",
  "{timeLabel} · {stepCount} steps": "{timeLabel} · {stepCount} Schritte",
  "{timerInWords} free": "{timerInWords} frei",
  "{timerInWords}: what the recipe's total has beyond the times of its steps":
    "{timerInWords}: was das Rezept insgesamt über die Zeiten seiner Schritte hinaus nennt",
  "{title} in {totalSteps} plain steps, with one shopping list.":
    "{title} in {totalSteps} klaren Schritten, mit einer Einkaufsliste.",
  "{title} is kept for you. We send you a link to choose a password.":
    "{title} wartet auf dich. Wir schicken dir einen Link, um ein Passwort zu wählen.",
  "{title}, {length} steps": "{title}, {length} Schritte",
  "{total} in the last {length} days, most on {dayInWords} ({views}).":
    "{total} in den letzten {length} Tagen, die meisten am {dayInWords} ({views}).",
  "{trialDays} days of everything. No charge today.":
    "{trialDays} Tage lang alles. Heute wird nichts berechnet.",
  "{waiting} waiting": "{waiting} warten",
  "{wereImported} {reason} Nothing of the rest is lost.":
    "{wereImported} {reason} Vom Rest ist nichts verloren.",
  "· Time is up, {ago}": "· Die Zeit ist um, {ago}",
  "· shared on {dayInWords}": "· geteilt am {dayInWords}",
  "“{text}” looks like a heading, and stands on the shopping list.":
    "„{text}“ sieht wie eine Überschrift aus und steht auf der Einkaufsliste.",
  "“{word}”": "„{word}“",
  "… and short steps, with how much goes in now.": "… und kurze Schritte, mit dem, was jetzt hineinkommt.",
  "… and {count} more step like these.": "… und {count} weiterer Schritt wie diese.",
  "… and {count} more steps like these.": "… und {count} weitere Schritte wie diese.",
};
